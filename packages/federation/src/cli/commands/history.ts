import type { ChannelFile, TrialFigures } from '@orime/contracts';
import { Command } from 'commander';
import { liveVersions } from '../../registry/compose-revision.ts';
import { forgetRevision } from '../../registry/lost-revisions.ts';
import { isRegistryError, type RegistryError } from '../../registry/registry-error.ts';
import type { Registry } from '../../registry/registry-folder.ts';
import { listRevisions, passOverDamage, readRevision } from '../../registry/revisions.ts';
import { trialsOf } from '../../registry/trials.ts';
import { wholeNumber } from '../option-values.ts';
import { announced, runCommand } from '../run-command.ts';
import { defaultRegistry } from '../workspace.ts';

interface Options {
  readonly limit: number;
  readonly forget?: number;
  readonly json?: boolean;
}

/** `orime history`: lists promotions with their authors, newest first. */
export function historyCommand(): Command {
  return new Command('history')
    .description('revisions, newest first, with what each one changed')
    .option('--limit <number>', 'how many', wholeNumber(1), 20)
    .option(
      '--forget <number>',
      'first give up an earlier revision that cannot be read; what is left of it moves to revisions/forgotten',
      wholeNumber(1),
    )
    .option('--json', 'print the result as JSON')
    .action((options: Options) => runCommand(options, () => history(options), describe));
}

async function history({ limit, forget }: Options) {
  const registry = announced(defaultRegistry());
  if (forget !== undefined) await forgetRevision(registry, forget);
  const numbers = (await listRevisions(registry)).reverse().slice(0, limit);
  return Promise.all(numbers.map((number) => entryOf(registry, number)));
}

/** A revision with what it changed: everything that it holds, where the one before cannot be read. */
async function entryOf(registry: Registry, revision: number) {
  const channel = await readRevision(registry, revision).catch(onlyDamage);
  if (isRegistryError(channel))
    return { revision, createdAt: null, createdBy: null, reason: null, changed: {}, tried: [], cause: null, damage: channel.code };
  const before = channel.previous === null ? undefined : await readRevision(registry, channel.previous).catch(passOverDamage);
  const { createdAt, createdBy, reason, cause = null } = channel;
  return { revision, createdAt, createdBy, reason, changed: changes(channel, before), tried: trialsOf(channel), cause, damage: null };
}

function onlyDamage(error: unknown): RegistryError {
  if (isRegistryError(error)) return error;
  throw error;
}

function changes(channel: ChannelFile, before: ChannelFile | undefined): Record<string, string> {
  const old = before === undefined ? {} : liveVersions(before);
  return Object.fromEntries(Object.entries(liveVersions(channel)).filter(([name, version]) => old[name] !== version));
}

function describe(entries: Awaited<ReturnType<typeof history>>): string {
  if (entries.length === 0) return 'Nothing was ever promoted.';
  return entries
    .map(({ revision, createdAt, createdBy, reason, changed, tried, cause, damage }) => {
      const number = String(revision).padStart(6, '0');
      if (damage !== null) return `${number}  ${damage}`;
      const what = [
        ...Object.entries(changed).map(([name, version]) => `${name}@${version}`),
        ...tried.flatMap(({ remotes, weight }) =>
          Object.entries(remotes).map(([name, version]) => `${name}@${version} (${String(weight)} %)`),
        ),
        ...(cause === null ? [] : [`[${cause.code}: ${cause.source}, ${failed(cause.trial)} against ${failed(cause.live)}]`]),
      ];
      return `${number}  ${createdAt}  ${reason.padEnd(8)}  ${createdBy}  ${what.join(' ')}`;
    })
    .join('\n');
}

function failed({ mounts, failedMounts }: TrialFigures): string {
  return `${String(failedMounts)} of ${String(mounts)} failed`;
}
