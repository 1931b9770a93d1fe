import { apiEntry } from '@orime/tooling/api-entry';
import { apiEnv, apiFlags, freePort, startChild, waitUntilReady } from '@orime/tooling/site';

export interface OwnSite {
  readonly url: string;
  stop(): Promise<void>;
}

export interface OwnSiteOptions {
  /** Prefix of its logs. */
  readonly name: string;
  readonly port: number;
  /** Where the journeys' site keeps its data. */
  readonly dataDir: string;
  /** What its API is told besides. */
  readonly settings: Readonly<Record<string, string>>;
}

/** The site of this run once more, on the same database and releases, with a gateway and an API of its own. */
export async function startOwnSite({ name, port, dataDir, settings }: OwnSiteOptions): Promise<OwnSite> {
  const apiPort = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...apiEnv,
    PORT: String(port),
    API_PORT: String(apiPort),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    RELEASES_DIR: process.env['SITE_RELEASES_DIR'],
    DATABASE_URL: process.env['SITE_DATABASE_URL'],
    RATE_LIMITS: '0',
    ...settings,
  };
  const api = startChild({
    name: `${name}-api`,
    entry: await apiEntry(),
    env,
    logFile: `${dataDir}/logs/${name}-api.log`,
    flags: [...apiFlags],
  });
  const gateway = startChild({
    name: `${name}-gateway`,
    entry: 'apps/gateway/src/server.ts',
    env,
    logFile: `${dataDir}/logs/${name}-gateway.log`,
  });
  const stop = async () => {
    await gateway.stop();
    await api.stop();
  };
  try {
    await waitUntilReady(`http://127.0.0.1:${apiPort}/readyz`, api);
    await waitUntilReady(`http://127.0.0.1:${port}/readyz`, gateway);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
