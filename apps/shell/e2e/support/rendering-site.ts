import { freePort } from '@orime/tooling/site';
import { startOwnSite, type OwnSite } from './own-site.ts';

/** A site whose documents carry markup: that of this run, or one beside it where server rendering is off. */
export async function renderingSite(baseUrl: string): Promise<OwnSite> {
  const document = await (await fetch(`${baseUrl}/about`)).text();
  if (document.includes('"rendered":[')) return { url: baseUrl, stop: async () => undefined };
  return startOwnSite({
    name: 'rendering',
    port: await freePort(),
    dataDir: process.env['SITE_DATA_DIR'] ?? '.data',
    settings: { SERVER_RENDERING: '1', RENDER_TIMEOUT_MS: '5000' },
  });
}
