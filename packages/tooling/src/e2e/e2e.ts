import { spawn } from 'node:child_process';
import { ROOT } from '../site/settings.ts';
import { onJourneySite, type JourneySite } from './journey-site.ts';

/** `npm run e2e [-- playwright arguments]`: the journeys in a real browser, on a site of their own. Returns Playwright's exit code. */
export function runJourneys(args: readonly string[], say: (message: string) => void): Promise<number> {
  return onJourneySite(say, (site) => runPlaywright(args, site));
}

function runPlaywright(args: readonly string[], site: JourneySite): Promise<number> {
  return new Promise((done, refuse) => {
    const child = spawn(process.execPath, [`${ROOT}/node_modules/@playwright/test/cli.js`, 'test', ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...site },
    });
    child.on('error', refuse);
    child.on('exit', (code) => done(code ?? 1));
  });
}

if (import.meta.main) {
  process.exit(await runJourneys(process.argv.slice(2), (message) => process.stdout.write(`${message}\n`)));
}
