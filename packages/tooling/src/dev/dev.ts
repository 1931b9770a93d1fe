import { browserApps } from '@orime/federation';
import { releaseAll } from '../site/release-all.ts';
import { readSiteSettings, ROOT } from '../site/settings.ts';
import { startSite } from '../site/start-site.ts';
import { watchSources } from './watch-sources.ts';

/** `npm run dev`: the site, with API and gateway restarting and browser apps rebuilt and released on change. */
const settings = readSiteSettings(process.env);
const say = (message: string): void => void process.stdout.write(`${message}\n`);

try {
  const site = await startSite({
    settings,
    report: (part, message) => say(`${part}: ${message}`),
    release: (progress) => releaseAll({ releasesDir: settings.releasesDir, onProgress: progress }),
    env: { LIVE_RELOAD: '1' },
    watch: true,
  });
  say(`ready ${site.url}`);
  const stopWatching = watchSources(browserApps(ROOT), async () => {
    // Build errors are shown; the site continues with the last good build.
    await releaseAll({ releasesDir: settings.releasesDir, onProgress: say }).catch((error: unknown) =>
      say(error instanceof Error ? error.message : String(error)),
    );
  });
  await new Promise((done) => {
    process.once('SIGINT', done);
    process.once('SIGTERM', done);
  });
  stopWatching();
  await site.stop();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
process.exit(0);
