import { Command } from 'commander';
import { buildWithProgress } from '../build-progress.ts';
import { runCommand } from '../run-command.ts';
import { chosenApps } from '../workspace.ts';

interface Options {
  readonly all?: boolean;
  readonly force?: boolean;
  readonly json?: boolean;
}

/** `orime build [app…]`: builds into `apps/<app>/dist`; default: all apps. */
export function buildCommand(): Command {
  return new Command('build')
    .description('build apps into apps/<app>/dist; all of them when none is named')
    .argument('[apps...]', 'names of apps')
    .option('--force', 'build even if nothing changed')
    .option('--json', 'print the result as JSON')
    .action((names: string[], options: Options) =>
      runCommand(
        options,
        () => buildWithProgress(chosenApps(names, names.length === 0), options),
        (built) => built.map(({ app, version, status }) => `${app}@${version} ${status}`).join('\n'),
      ),
    );
}
