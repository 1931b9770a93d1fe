import { buildApps, openRegistry, promote, publishApp } from '@orime/federation';
import { basename } from 'node:path';
import { readSiteSettings, ROOT } from '../site/settings.ts';
import { watchSources } from './watch-sources.ts';

/**
 * `pnpm --filter <remote> dev`: rebuilds one remote on every change and releases it to the site running from this checkout (`npm
 * start` or `npm run dev` in another terminal). Nothing else is rebuilt or restarted.
 */
const app = process.argv[2] ?? basename(process.cwd());
const { releasesDir } = readSiteSettings(process.env);
const say = (message: string): void => void process.stdout.write(`${message}\n`);

async function release(): Promise<void> {
  try {
    const [built] = await buildApps({ root: ROOT, apps: [app] });
    if (built === undefined) throw new Error(`There is no browser app named ${app}.`);
    const registry = await openRegistry(releasesDir);
    await publishApp(registry, ROOT, app);
    const channel = await promote(registry, { [app]: built.version }, { createdBy: 'dev' });
    say(`${app}@${built.version} is live in revision ${channel.revision}`);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
}

await release();
const stop = watchSources([app], release);
process.once('SIGINT', () => {
  stop();
  process.exit(0);
});
