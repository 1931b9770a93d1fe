import type { ChannelFile, TrialFigures } from '@orime/contracts';
import { Command } from 'commander';
import { liveVersions } from '../../registry/compose-revision.ts';
import { listRevisions, readRevision } from '../../registry/revisions.ts';
import { trialsOf } from '../../registry/trials.ts';
import { wholeNumber } from '../option-values.ts';
import { announced, runCommand } from '../run-command.ts';
import { defaultRegistry } from '../workspace.ts';

interface Options {
  readonly limit: number;
  readonly json?: boolean;
}

/** `orime history`: lists promotions with their authors, newest first. */
export function historyCommand(): Command {
  return new Command('history')
    .description('revisions, newest first, with what each one changed')
    .option('--limit <number>', 'how many', wholeNumber(1), 20)
    .option('--json', 'print the result as JSON')
    .action((options: Options) => runCommand(options, () => history(options.limit), describe));
}

async function history(limit: number) {
  const registry = announced(defaultRegistry());
  const numbers = (await listRevisions(registry)).reverse().slice(0, limit);
  return Promise.all(
    numbers.map(async (number) => {
      const channel = await readRevision(registry, number);
      const before = channel.previous === null ? undefined : await readRevision(registry, channel.previous);
      const { revision, createdAt, createdBy, reason, cause = null } = channel;
      return { revision, createdAt, createdBy, reason, changed: changes(channel, before), tried: trialsOf(channel), cause };
    }),
  );
}

function changes(channel: ChannelFile, before: ChannelFile | undefined): Record<string, string> {
  const old = before === undefined ? {} : liveVersions(before);
  return Object.fromEntries(Object.entries(liveVersions(channel)).filter(([name, version]) => old[name] !== version));
}

function describe(entries: Awaited<ReturnType<typeof history>>): string {
  if (entries.length === 0) return 'Nothing was ever promoted.';
  return entries
    .map(({ revision, createdAt, createdBy, reason, changed, tried, cause }) => {
      const what = [
        ...Object.entries(changed).map(([name, version]) => `${name}@${version}`),
        ...tried.flatMap(({ remotes, weight }) =>
          Object.entries(remotes).map(([name, version]) => `${name}@${version} (${String(weight)} %)`),
        ),
        ...(cause === null ? [] : [`[${cause.code}: ${cause.source}, ${failed(cause.trial)} against ${failed(cause.live)}]`]),
      ];
      return `${String(revision).padStart(6, '0')}  ${createdAt}  ${reason.padEnd(8)}  ${createdBy}  ${what.join(' ')}`;
    })
    .join('\n');
}

function failed({ mounts, failedMounts }: TrialFigures): string {
  return `${String(failedMounts)} of ${String(mounts)} failed`;
}
