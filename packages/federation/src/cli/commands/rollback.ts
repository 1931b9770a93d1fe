import { Command } from 'commander';
import { liveVersions } from '../../registry/compose-revision.ts';
import { rollback } from '../../registry/release-flow.ts';
import { wholeNumber } from '../option-values.ts';
import { announced, runCommand } from '../run-command.ts';
import { currentAuthor, decisionBase, defaultRegistry } from '../workspace.ts';

interface Options {
  readonly onRevision?: number;
  readonly json?: boolean;
}

/** `orime rollback [remote]`: restores what was good before: a second rollback goes further back. */
export function rollbackCommand(): Command {
  return new Command('rollback')
    .description('end the trial of a remote, or bring back what was live before: of one, or everything the newest revision changed')
    .argument('[remote]', 'name of one remote')
    .option('--on-revision <number>', 'refuse unless this is still the newest revision; in CI the default', wholeNumber(0))
    .option('--json', 'print the result as JSON')
    .action((remote: string | undefined, options: Options) =>
      runCommand(
        options,
        () => rollBack(remote, options),
        (channel) =>
          `revision ${String(channel.revision)} is live${remote === undefined ? '' : `: ${remote}@${liveVersions(channel)[remote] ?? ''}`}`,
      ),
    );
}

async function rollBack(remote: string | undefined, { onRevision }: Options) {
  const registry = announced(defaultRegistry());
  return rollback(registry, remote, { createdBy: currentAuthor(), ...(await decisionBase(registry, onRevision)) });
}
