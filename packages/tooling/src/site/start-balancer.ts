import { once } from 'node:events';
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

export interface Balancer {
  readonly origin: string;
  /** Number of responses and WebSockets per process. */
  readonly answeredBy: readonly number[];
  stop(): Promise<void>;
}

const READY_INTERVAL_MS = 100;

/**
 * A simple round-robin load balancer over the processes that are ready by `/readyz`. It never retries, so that requests cut off by a
 * stopping process are noticed. WebSockets stay with their process.
 */
export async function startBalancer(ports: readonly number[], port = 0): Promise<Balancer> {
  const answeredBy = ports.map(() => 0);
  const isReady = ports.map(() => true);
  const watch = setInterval(() => {
    ports.forEach(
      (each, index) =>
        void fetch(`http://127.0.0.1:${each}/readyz`).then(
          ({ ok }) => (isReady[index] = ok),
          () => (isReady[index] = false),
        ),
    );
  }, READY_INTERVAL_MS);
  let turn = 0;
  const nextProcess = (): number => {
    const asked = turn++ % ports.length;
    return isReady[asked] === true ? asked : isReady.indexOf(true);
  };
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const index = nextProcess();
    if (index < 0) {
      outgoing.writeHead(502).end('{}');
      return;
    }
    const upstream = sendRequest(
      {
        host: '127.0.0.1',
        port: ports[index],
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, connection: 'close' },
      },
      (answer) => {
        answeredBy[index] = (answeredBy[index] ?? 0) + 1;
        // Connection headers apply to one hop only.
        const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(outgoing);
        answer.on('error', (error) => outgoing.destroy(error));
      },
    );
    upstream.on('error', (error) => outgoing.destroy(error));
    outgoing.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  };

  const tunnels = new Set<Socket>();
  const tunnel = (incoming: IncomingMessage, client: Socket, head: Buffer): void => {
    const index = nextProcess();
    if (index < 0) {
      client.destroy();
      return;
    }
    const upstream = connect(ports[index] ?? 0, '127.0.0.1', () => {
      answeredBy[index] = (answeredBy[index] ?? 0) + 1;
      const headers = Array.from(
        { length: incoming.rawHeaders.length / 2 },
        (_, line) => `${incoming.rawHeaders[2 * line]}: ${incoming.rawHeaders[2 * line + 1]}\r\n`,
      );
      upstream.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
      upstream.write(head);
      client.pipe(upstream).pipe(client);
    });
    const ends = [client, upstream];
    for (const end of ends) {
      tunnels.add(end);
      const close = (): void => ends.forEach((each) => each.destroy());
      end.on('error', close).on('close', () => {
        tunnels.delete(end);
        close();
      });
    }
  };

  const server = createServer(forward).on('upgrade', tunnel);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // A listening TCP server has an AddressInfo.
    answeredBy,
    async stop() {
      clearInterval(watch);
      const closed = once(server, 'close');
      server.close().closeAllConnections();
      for (const end of tunnels) end.destroy();
      await closed;
    },
  };
}
