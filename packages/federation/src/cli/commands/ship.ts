import { Command } from 'commander';
import { publishApp } from '../../build/publish-app.ts';
import { currentCommit } from '../../ship/commit-order.ts';
import { shipVersion, type Shipped } from '../../ship/ship-version.ts';
import { buildWithProgress } from '../build-progress.ts';
import { wholeNumber } from '../option-values.ts';
import { announced, runCommand, type OutputOptions } from '../run-command.ts';
import { chosenApps, currentAuthor, defaultRegistry, ROOT } from '../workspace.ts';

interface Options extends OutputOptions {
  readonly wait: number;
}

/** `orime ship <app>`: what a push does: this commit goes live, unless something newer is. */
export function shipCommand(): Command {
  return new Command('ship')
    .description('build, publish and promote an app of this commit, unless visitors have a newer one; compared again where others release')
    .argument('<app>', 'name of an app')
    .option('--wait <minutes>', 'how long a remote waits for the shell that it needs', wholeNumber(0), 0)
    .option('--json', 'print the result as JSON')
    .action((name: string, options: Options) => runCommand(options, () => ship(name, options), describe));
}

async function ship(app: string, options: Options): Promise<Shipped> {
  const [name = ''] = chosenApps([app], false);
  const registry = announced(defaultRegistry());
  await buildWithProgress([name], options);
  return shipVersion(registry, {
    name,
    createdBy: currentAuthor(),
    root: ROOT,
    commit: await currentCommit(ROOT),
    publish: () => publishApp(registry, ROOT, name),
    waitMs: options.wait * 60_000,
    onWait: ({ code, message }) => process.stderr.write(`waiting for the shell: ${code}: ${message}\n`),
  });
}

function describe(shipped: Shipped): string {
  const { remote, version, status } = shipped;
  if (status === 'live') return `${remote}@${version} is live in revision ${String(shipped.revision)}`;
  return `nothing to do: ${remote}@${version} is of a newer commit, ${shipped.commit}`;
}
