import { Command } from 'commander';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { RegistryError } from '../../registry/registry-error.ts';
import { runCommand, type OutputOptions } from '../run-command.ts';
import { chosenApps, ROOT } from '../workspace.ts';

/** `orime dev <remote>`: each save is released to the site that runs from this checkout. */
export function devCommand(): Command {
  return new Command('dev')
    .description('rebuild one remote on every change and release it to the site that runs from this checkout (npm start)')
    .argument('<remote>', 'name of a remote')
    .option('--json', 'print the result as JSON')
    .action((remote: string, options: OutputOptions) =>
      runCommand(
        options,
        () => runDev(remote),
        ({ remote: name }) => `${name}: stopped`,
      ),
    );
}

async function runDev(remote: string) {
  const [app = remote] = chosenApps([remote], false);
  const child = spawn(process.execPath, [join(ROOT, 'packages/tooling/src/dev/dev-remote.ts'), app], {
    cwd: ROOT,
    stdio: ['inherit', 2, 'inherit'],
  });
  // Both get Ctrl-C; the child ends first.
  process.once('SIGINT', () => undefined);
  const [code] = await once(child, 'exit');
  if (code !== 0 && code !== null) throw new RegistryError('build_missing', `${app} could not be run`, { remote: app });
  return { remote: app };
}
