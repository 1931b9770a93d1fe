import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { gatewayProof } from '../load/gateway-proof.ts';

const address = { name: 'Mori Aya', line1: '1 Main Street', city: 'Portland', region: 'OR', postal: '97201', country: 'US' };

export interface FlowResult {
  readonly orders: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Number of responses other than 2xx, by status. */
  readonly errors: ReadonlyMap<string, number>;
}

/** Runs this many concurrent buyers, each repeating quote, hold, payment and order. */
export async function runFlows(port: number, designs: readonly string[], connections: number, seconds: number): Promise<FlowResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const errors = new Map<string, number>();
  const began = performance.now();
  const end = began + seconds * 1000;
  const buy = async (index: number) => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const started = performance.now();
      try {
        await placeOne(agent, port, designs[(index * 131 + turn * 17) % designs.length] ?? '', `10.1.${index}.${turn & 255}`);
        times.push(performance.now() - started);
      } catch (error) {
        const name = error instanceof Error ? error.message : String(error);
        errors.set(name, (errors.get(name) ?? 0) + 1);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => buy(index)));
  const elapsed = (performance.now() - began) / 1000;
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { orders: times.length, perSecond: times.length / elapsed, p50Ms: at(0.5), p99Ms: at(0.99), errors };
}

/** One purchase of one garment; resolves with its group id. Throws on any failure. */
export async function placeOne(agent: Agent, port: number, id: string, from: string): Promise<string> {
  const send = <Body>(path: string, body: unknown) => post<Body>(agent, port, path, body, from);
  const { checkoutId, checkoutKey, quoteHash } = await send<CheckoutQuote>('/api/checkout/quote', {
    currency: 'USD',
    email: 'flow@example.com',
    address,
    lines: [{ id, size: 'M', quantity: 1 }],
  });
  await send('/api/checkout/hold', { checkoutId, checkoutKey, quoteHash });
  const { paymentSessionId } = await send<{ paymentSessionId: string }>('/api/payment/session', { checkoutId, checkoutKey, quoteHash });
  await send('/api/payment/confirm', { paymentSessionId, checkoutKey });
  const { group } = await send<PlacedOrder>('/api/order', { checkoutId, checkoutKey, quoteHash, paymentSessionId });
  return group.id;
}

function post<Body>(agent: Agent, port: number, path: string, body: unknown, from: string): Promise<Body> {
  const content = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(content),
    'idempotency-key': randomUUID(),
    ...gatewayProof,
    'x-forwarded-for': from,
  };
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', method: 'POST', path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode !== 200) reject(new Error(`${path} ${response.statusCode} ${text.slice(0, 160)}`));
        else resolve(JSON.parse(text) as Body); // The endpoint's response.
      });
    });
    sent.once('error', reject);
    sent.end(content);
  });
}
