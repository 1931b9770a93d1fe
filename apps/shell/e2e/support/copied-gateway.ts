import { KEY_FILE, openRegistry, type Registry } from '@orime/federation/registry';
import { freePort, startChild, waitUntilReady } from '@orime/tooling/site';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface CopiedGateway {
  readonly url: string;
  /** Its own copy of what is released: what is promoted here, nobody else sees. */
  readonly registry: Registry;
  stop(): Promise<void>;
}

/** A gateway of its own on a copy of the releases, in front of the API of the site at `baseUrl`. */
export async function startCopiedGateway(name: string, releases: string, baseUrl: string): Promise<CopiedGateway> {
  const dataDir = await mkdtemp(join(tmpdir(), `orime-${name}-`));
  const folder = join(dataDir, 'releases');
  await cp(releases, folder, { recursive: true });
  // What is promoted here is signed, and verified, as on the site itself.
  await cp(join(dirname(releases), KEY_FILE), join(dataDir, KEY_FILE));
  const port = await freePort();
  const env = {
    PORT: String(port),
    API_URL: baseUrl,
    DATA_DIR: dataDir,
    RELEASES_DIR: folder,
    RATE_LIMITS: '0',
    RENDER_TIMEOUT_MS: '5000',
  };
  const gateway = startChild({ name, entry: 'apps/gateway/src/server.ts', env, logFile: join(dataDir, 'gateway.log') });
  try {
    await waitUntilReady(`http://127.0.0.1:${port}/readyz`, gateway);
  } catch (error) {
    await gateway.stop();
    throw error;
  }
  return { url: `http://localhost:${port}`, registry: openRegistry(folder, { url: undefined }), stop: () => gateway.stop() };
}
