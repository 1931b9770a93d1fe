import { Command } from 'commander';
import { collectGarbage } from '../../registry/collect-garbage.ts';
import { announced, runCommand } from '../run-command.ts';
import { withProgress } from '../with-progress.ts';
import { defaultRegistry } from '../workspace.ts';

interface Options {
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** `orime gc`: removes versions that no kept revision names. */
export function gcCommand(): Command {
  return new Command('gc')
    .description('remove versions that no revision of the retention names (30 days, and at least 50 revisions)')
    .option('--dry-run', 'tell what would be removed, and remove nothing')
    .option('--json', 'print the result as JSON')
    .action((options: Options) =>
      runCommand(
        options,
        () =>
          withProgress('Removing versions', options.json === true, (onVersion) =>
            collectGarbage(announced(defaultRegistry()), { isDryRun: options.dryRun === true, onVersion }),
          ),
        ({ removed, kept, leftovers }) =>
          [
            ...removed.map(({ remote, version, bytes }) => `${remote}@${version}  ${(bytes / 1e6).toFixed(1)} MB`),
            `${String(removed.length)} versions ${options.dryRun === true ? 'would be removed' : 'removed'}, ${String(kept)} kept, ${String(leftovers)} leftovers cleared away`,
          ].join('\n'),
      ),
    );
}
