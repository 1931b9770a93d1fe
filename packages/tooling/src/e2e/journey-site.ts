import { mkdir, rm } from 'node:fs/promises';
import { freePort } from '../site/free-port.ts';
import { releaseAll } from '../site/release-all.ts';
import { readSiteSettings, ROOT } from '../site/settings.ts';
import { startSite } from '../site/start-site.ts';
import { installBrowser } from './install-browser.ts';

/** What a program that visits a site is told about it. */
export interface JourneySite {
  readonly BASE_URL: string;
  /** These are known where the site was started for this run. */
  readonly SITE_DATA_DIR?: string;
  readonly SITE_RELEASES_DIR?: string;
  readonly SITE_DATABASE_URL?: string;
  /** Where the site expects Google, and as which client: nobody is there but what a journey starts. */
  readonly GOOGLE_API_URL?: string;
  readonly GOOGLE_CLIENT_ID?: string;
  readonly GOOGLE_CLIENT_SECRET?: string;
}

/**
 * Does something in a browser on a site: the one at BASE_URL, or one started with fresh data and ended afterwards. Two API processes
 * alternate by request there, which exposes state kept in one process.
 */
export async function onJourneySite<Outcome>(
  say: (message: string) => void,
  work: (site: JourneySite) => Promise<Outcome>,
): Promise<Outcome> {
  installBrowser(say);
  if (process.env['BASE_URL'] !== undefined) return work({ BASE_URL: process.env['BASE_URL'] });

  const dataDir = `${ROOT}/.cache/e2e/site`;
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const port = await freePort();
  const settings = { ...readSiteSettings({}), port, apiPort: await freePort(), dataDir, releasesDir: `${dataDir}/releases` };
  const google = {
    GOOGLE_API_URL: `http://127.0.0.1:${await freePort()}`,
    GOOGLE_CLIENT_ID: 'journeys.apps.googleusercontent.com',
    GOOGLE_CLIENT_SECRET: 'of-the-journeys',
  };
  const site = await startSite({
    settings,
    report: (part, message) => say(`${part}: ${message}`),
    release: (progress) => releaseAll({ releasesDir: settings.releasesDir, onProgress: progress }),
    // Hundreds of page loads from one address would exceed the rate limits, which have their own tests; so has the rendering's limit,
    // which the processor of a busy machine may miss.
    env: { RATE_LIMITS: '0', RENDER_TIMEOUT_MS: '5000', ...google },
    apiProcesses: 2,
  });
  try {
    return await work({
      BASE_URL: site.url,
      SITE_DATA_DIR: dataDir,
      SITE_RELEASES_DIR: settings.releasesDir,
      SITE_DATABASE_URL: site.databaseUrl,
      ...google,
    });
  } finally {
    await site.stop();
  }
}
