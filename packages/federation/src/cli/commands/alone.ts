import { Command } from 'commander';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createChangeFeed } from '../../alone/change-feed.ts';
import { serveAlone } from '../../alone/serve-alone.ts';
import { watchAlone } from '../../alone/watch-alone.ts';
import { RegistryError } from '../../registry/registry-error.ts';
import { siteAddress, wholeNumber } from '../option-values.ts';
import { runCommand } from '../run-command.ts';
import { chosenApps, ROOT } from '../workspace.ts';

interface Options {
  readonly port: number;
  readonly against: string;
  readonly replay?: string;
  readonly json?: boolean;
}

/** `orime alone <remote>`: runs one remote without the shell, rebuilt on every change, against the API of a running site. */
export function aloneCommand(): Command {
  return new Command('alone')
    .description('run one remote without the shell; each save is in the open page at once')
    .argument('<remote>', 'name of a remote')
    .option('--port <number>', 'where to serve it', wholeNumber(0, 65_535), 4100)
    .option('--against <address>', 'site whose API it uses', siteAddress, `http://localhost:${process.env['PORT'] ?? '4000'}`)
    .option('--replay <file>', 'tell it again what was said on a page: a log that the developer tools of the site wrote')
    .option('--json', 'print the address as JSON')
    .action((remote: string, options: Options) =>
      runCommand(
        options,
        () => runAlone(remote, options),
        ({ address }) => `${remote} runs alone at ${address}; stop with Ctrl-C`,
      ),
    );
}

async function readLog(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new RegistryError('replay_missing', `${file} cannot be read; the developer tools of the site write such a log`, { file, cause });
  }
}

/** Also what `orime dev --replay` does. */
export async function runAlone(remote: string, { port, against, replay }: Options) {
  const [app] = chosenApps([remote], false);
  if (app === undefined || app === 'shell')
    throw new RegistryError('remote_unknown', 'The shell is what a remote runs without', { remote });
  const log = replay === undefined ? undefined : await readLog(replay);
  const changes = createChangeFeed();
  const build = await watchAlone(join(ROOT, 'apps', app), (stats) => {
    if (!stats.hasErrors()) changes.tell(stats.hash);
    process.stderr.write(
      `${stats.hasErrors() ? stats.toString({ all: false, errors: true }) : `built in ${String((stats.endTime ?? 0) - (stats.startTime ?? 0))} ms`}\n`,
    );
  });
  const server = await serveAlone(
    { folder: build.folder, title: app, entries: build.entries, replay: log, changes, against: new URL(against) },
    port,
  );
  process.once('SIGINT', () => {
    changes.close();
    server.close();
    void build.stop().then(() => process.exit(0));
  });
  return { address: `http://localhost:${String(port)}/` };
}
