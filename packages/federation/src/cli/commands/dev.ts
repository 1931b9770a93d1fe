import { Command } from 'commander';
import { join } from 'node:path';
import { createChangeFeed } from '../../alone/change-feed.ts';
import { serveDev } from '../../dev/serve-dev.ts';
import { watchDev } from '../../dev/watch-dev.ts';
import { RegistryError } from '../../registry/registry-error.ts';
import { siteAddress, wholeNumber } from '../option-values.ts';
import { runCommand } from '../run-command.ts';
import { chosenApps, ROOT } from '../workspace.ts';
import { runAlone } from './alone.ts';

interface Options {
  readonly port: number;
  readonly against: string;
  readonly replay?: string;
  readonly json?: boolean;
}

/** `orime dev <remote>`: a running site, local or deployed, in which one remote is the one of this checkout. */
export function devCommand(): Command {
  return new Command('dev')
    .description('show a running site with the remote of this checkout in it, built again at each save; nobody else sees it')
    .argument('<remote>', 'name of a remote')
    .option('--port <number>', 'where to serve it', wholeNumber(0, 65_535), 4100)
    .option('--against <address>', 'the running site, here or deployed', siteAddress, `http://localhost:${process.env['PORT'] ?? '4000'}`)
    .option('--replay <file>', 'run it alone and tell it again what was said on a page (see `orime alone`)')
    .option('--json', 'print the address as JSON')
    .action((remote: string, options: Options) =>
      runCommand(
        options,
        () => (options.replay === undefined ? runDev(remote, options) : runAlone(remote, options)),
        ({ address }) => `${remote} is in the site at ${address}; stop with Ctrl-C`,
      ),
    );
}

async function runDev(remote: string, { port, against }: Options) {
  const [app] = chosenApps([remote], false);
  if (app === undefined || app === 'shell')
    throw new RegistryError('remote_unknown', 'The shell is what a remote is developed in; `npm run dev` builds it at each save', {
      remote,
    });
  const changes = createChangeFeed();
  const build = await watchDev(join(ROOT, 'apps', app), (stats) => {
    const took = String((stats.endTime ?? 0) - (stats.startTime ?? 0));
    process.stderr.write(`${stats.hasErrors() ? stats.toString({ all: false, errors: true }) : `built in ${took} ms`}\n`);
    if (!stats.hasErrors()) changes.tell(stats.hash);
  });
  const server = await serveDev({ name: app, folder: build.folder, remote: build.remote, changes, against: new URL(against) }, port);
  process.once('SIGINT', () => {
    changes.close();
    server.close();
    void build.stop().then(() => process.exit(0));
  });
  return { address: `http://localhost:${String(port)}/` };
}
