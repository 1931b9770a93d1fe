import { Command } from 'commander';
import { liveVersions } from '../../registry/compose-revision.ts';
import { rollback } from '../../registry/release-flow.ts';
import { announced, runCommand, type OutputOptions } from '../run-command.ts';
import { currentAuthor, defaultRegistry } from '../workspace.ts';

/** `orime rollback [remote]`: restores the previous live version. A second rollback undoes the first. */
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
