import { connect, type Socket } from 'node:net';
import { gatewayProof } from './gateway-proof.ts';

export interface Call {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

export interface LoadOptions {
  readonly port: number;
  /** Requested in turn; every connection starts at a different one. */
  readonly calls: readonly Call[];
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly total: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Responses other than 2xx and 304, and broken connections. */
  readonly failed: number;
}

/**
 * Keeps this many connections busy with one request each. Reads only status and length of responses: a load generator that parses
 * bodies would measure itself.
 */
export async function load({ port, calls, connections, seconds }: LoadOptions): Promise<LoadResult> {
  const requests = calls.map(toBytes);
  const times: number[] = [];
  const tally = { failed: 0 };
  const began = performance.now();
  const end = began + seconds * 1000;
  const start = (index: number) => ask({ port, requests, from: Math.floor((index * requests.length) / connections), end, times, tally });
  await Promise.all(Array.from({ length: connections }, (_, index) => start(index)));
  const elapsed = (performance.now() - began) / 1000;
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { total: sorted.length, perSecond: sorted.length / elapsed, p50Ms: at(0.5), p99Ms: at(0.99), failed: tally.failed };
}

interface Asking {
  readonly port: number;
  readonly requests: readonly Buffer[];
  readonly from: number;
  readonly end: number;
  readonly times: number[];
  readonly tally: { failed: number };
}

function ask({ port, requests, from, end, times, tally }: Asking): Promise<void> {
  return new Promise((resolve) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let next = from;
    let sent = 0;
    let missing = 0;
    let head = '';
    const send = () => {
      if (performance.now() >= end) return void socket.end();
      sent = performance.now();
      socket.write(requests[next % requests.length] ?? '');
      next += 1;
    };
    const finish = () => {
      times.push(performance.now() - sent);
      send();
    };
    socket.on('data', (chunk) => {
      if (missing > 0) {
        missing -= chunk.length;
        if (missing === 0) finish();
        return;
      }
      const border = chunk.indexOf('\r\n\r\n');
      head += chunk.toString('latin1', 0, border < 0 ? chunk.length : border);
      if (border < 0) return;
      if (!/^HTTP\/1\.1 (2|304)/.test(head)) tally.failed += 1;
      missing = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0) - (chunk.length - border - 4);
      head = '';
      if (missing === 0) finish();
    });
    socket.once('connect', send);
    socket.once('error', () => void (tally.failed += 1));
    socket.once('close', () => resolve());
  });
}

function toBytes({ method = 'GET', path, headers = {}, body }: Call): Buffer {
  const content = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: '127.0.0.1',
    connection: 'keep-alive',
    ...gatewayProof,
    ...headers,
    ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }),
  };
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${Object.entries(all)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${content}`,
  );
}
