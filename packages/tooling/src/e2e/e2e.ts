import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { freePort } from '../site/free-port.ts';
import { releaseAll } from '../site/release-all.ts';
import { readSiteSettings, ROOT } from '../site/settings.ts';
import { startSite } from '../site/start-site.ts';
import { installBrowser } from './install-browser.ts';

/**
 * `npm run e2e [-- playwright arguments]`: the journeys in a real browser, against a site started with fresh data (or BASE_URL). Two
 * API processes alternate by request, which exposes state kept in one process. Returns Playwright's exit code.
 */
export async function runJourneys(args: readonly string[], say: (message: string) => void): Promise<number> {
  installBrowser(say);
  if (process.env['BASE_URL'] !== undefined) return runPlaywright(args, process.env['BASE_URL'], {});

  const dataDir = `${ROOT}/.cache/e2e/site`;
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const port = await freePort();
  const settings = { ...readSiteSettings({}), port, apiPort: await freePort(), dataDir, releasesDir: `${dataDir}/releases` };
  const site = await startSite({
    settings,
    report: (part, message) => say(`${part}: ${message}`),
    release: (progress) => releaseAll({ releasesDir: settings.releasesDir, onProgress: progress }),
    // Hundreds of page loads from one address would exceed the rate limits, which have their own tests.
    env: { RATE_LIMITS: '0' },
    apiProcesses: 2,
  });
  try {
    return await runPlaywright(args, site.url, {
      SITE_DATA_DIR: dataDir,
      SITE_RELEASES_DIR: settings.releasesDir,
      SITE_DATABASE_URL: site.databaseUrl,
    });
  } finally {
    await site.stop();
  }
}

function runPlaywright(args: readonly string[], baseUrl: string, env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((done, refuse) => {
    const child = spawn(process.execPath, [`${ROOT}/node_modules/@playwright/test/cli.js`, 'test', ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env, BASE_URL: baseUrl },
    });
    child.on('error', refuse);
    child.on('exit', (code) => done(code ?? 1));
  });
}

if (import.meta.main) {
  process.exit(await runJourneys(process.argv.slice(2), (message) => process.stdout.write(`${message}\n`)));
}
