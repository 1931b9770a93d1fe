import { freePort, readSiteSettings, releaseAll, ROOT, startSite } from '@orime/tooling/site';

export interface BenchSite {
  readonly url: string;
  readonly apiUrl: string;
  stop(): Promise<void>;
}

/** The site at BASE_URL (with its API at API_URL), or one started for the measurement with its own data. */
export async function benchSite(env: NodeJS.ProcessEnv = {}): Promise<BenchSite> {
  const given = process.env['BASE_URL'];
  if (given !== undefined) return { url: given, apiUrl: process.env['API_URL'] ?? given, stop: async () => {} };
  const dataDir = `${ROOT}/.cache/bench/site`;
  const settings = {
    ...readSiteSettings({}),
    port: await freePort(),
    apiPort: await freePort(),
    dataDir,
    releasesDir: `${dataDir}/releases`,
  };
  const say = (message: string) => process.stderr.write(`${message}\n`);
  const site = await startSite({
    settings,
    report: (part, message) => say(`${part}: ${message}`),
    release: (progress) => releaseAll({ releasesDir: settings.releasesDir, onProgress: progress }),
    env: { RATE_LIMITS: '0', ...env },
  });
  return { url: site.url, apiUrl: `http://127.0.0.1:${settings.apiPort}`, stop: () => site.stop() };
}
