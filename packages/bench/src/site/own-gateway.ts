import { freePort, startChild, waitUntilReady } from '@orime/tooling/site';
import { join } from 'node:path';

export interface OwnGateway {
  readonly url: string;
  stop(): Promise<void>;
}

/** A gateway of this checkout on the registry in `<folder>/releases`. There is no API behind it: for pages that need none. */
export async function startOwnGateway(folder: string, env: Readonly<Record<string, string>> = {}): Promise<OwnGateway> {
  const port = await freePort();
  const gateway = startChild({
    name: 'gateway',
    entry: 'apps/gateway/src/server.ts',
    env: { PORT: String(port), DATA_DIR: folder, RELEASES_DIR: join(folder, 'releases'), LOG_LEVEL: 'error', ...env },
    logFile: join(folder, `gateway-${String(port)}.log`),
  });
  const url = `http://127.0.0.1:${String(port)}`;
  await waitUntilReady(`${url}/healthz`, gateway);
  return { url, stop: () => gateway.stop() };
}
