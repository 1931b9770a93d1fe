import { PostgresUnavailableError } from '../postgres/index.ts';
import { releaseAll } from '../site/release-all.ts';
import { readSiteSettings, SettingError } from '../site/settings.ts';
import { startSite, type RunningSite } from '../site/start-site.ts';
import { showProgress } from './progress.ts';

/** `npm start`: starts everything at one address, and stops everything on Ctrl-C. */
async function main(): Promise<number> {
  const progress = showProgress();
  let site: RunningSite | undefined;
  const stopAsked = new Promise<'stop'>((done) => {
    process.once('SIGINT', () => done('stop'));
    process.once('SIGTERM', () => done('stop'));
  });
  try {
    const settings = readSiteSettings(process.env);
    const starting = startSite({
      settings,
      report: progress.report,
      release: (say) => releaseAll({ releasesDir: settings.releasesDir, onProgress: say }),
    });
    const first = await Promise.race([starting, stopAsked]);
    // On Ctrl-C during the start, let the start finish, so that nothing it opened is left behind.
    site = first === 'stop' ? await starting : first;
    progress.end();
    if (first !== 'stop') {
      process.stdout.write(`ready ${site.url}\n`);
      const end = await Promise.race([stopAsked, site.broken]);
      if (end !== 'stop') {
        process.stderr.write(`${end}\n`);
        await site.stop();
        return 1;
      }
    }
    await site.stop();
    return 0;
  } catch (error) {
    progress.end();
    process.stderr.write(`${sentence(error)}\n`);
    return 1;
  }
}

/** The message to print; unexpected errors show their stack when `DEBUG` is set. */
function sentence(error: unknown): string {
  if (error instanceof SettingError || error instanceof PostgresUnavailableError) return error.message;
  if (error instanceof Error) return process.env['DEBUG'] === undefined ? error.message : (error.stack ?? error.message);
  return String(error);
}

process.exit(await main());
