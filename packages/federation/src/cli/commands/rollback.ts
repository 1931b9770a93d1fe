import { Command } from 'commander';
import { liveVersions, rollback } from '../../registry/release-flow.ts';
import { announced, runCommand, type OutputOptions } from '../run-command.ts';
import { currentAuthor, defaultRegistry } from '../workspace.ts';

/** `orime rollback [remote]`: back to what was live before. Doing it twice undoes it. */
export function rollbackCommand(): Command {
  return new Command('rollback')
    .description('bring back what was live before: of one remote, or everything the newest revision changed')
    .argument('[remote]', 'name of one remote')
    .option('--json', 'print the result as JSON')
    .action((remote: string | undefined, options: OutputOptions) =>
      runCommand(
        options,
        () => rollback(announced(defaultRegistry()), remote, { createdBy: currentAuthor() }),
        (channel) =>
          `revision ${String(channel.revision)} is live${remote === undefined ? '' : `: ${remote}@${liveVersions(channel)[remote] ?? ''}`}`,
      ),
    );
}
