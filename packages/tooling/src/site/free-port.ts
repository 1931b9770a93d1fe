import { createServer } from 'node:net';

/** Below the ports that systems hand to outgoing connections: Linux begins at 32768, macOS and Windows at 49152. */
const FIRST_PORT = 10_240;
const LAST_PORT = 32_767;

/**
 * An unused port of the loopback interface for a program that is started next.
 * A port that the system itself picks (`listen(0)`) may go to any outgoing connection before that program listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT + 1));
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}
