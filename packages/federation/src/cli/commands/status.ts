import type { RemoteManifest } from '@orime/contracts';
import { Command } from 'commander';
import { findGateProblems } from '../../gate/refuse-problems.ts';
import { knownManifest, liveVersions } from '../../registry/compose-revision.ts';
import { readLive } from '../../registry/read-live.ts';
import type { Registry } from '../../registry/registry-folder.ts';
import { slotNotes } from '../../registry/slot-notes.ts';
import { trialsOf } from '../../registry/trials.ts';
import { findProblems } from '../find-problems.ts';
import { announced, runCommand, type OutputOptions } from '../run-command.ts';
import { withProgress } from '../with-progress.ts';
import { defaultRegistry } from '../workspace.ts';

/** `orime status`: what visitors get now, and what is damaged of it. */
export function statusCommand(): Command {
  return new Command('status')
    .description(
      'what visitors get now, with routes and script size of each part, and what is damaged: reads every file that is live or on trial, and the last 200 revisions',
    )
    .option('--json', 'print the result as JSON')
    .action((options: OutputOptions) =>
      runCommand(
        options,
        () => withProgress('Reading', options.json === true, (tell) => status(announced(defaultRegistry()), tell)),
        describe,
      ),
    );
}

async function status(registry: Registry, tell: (done: number, total: number) => void) {
  const live = await readLive(registry);
  if (live === undefined)
    return { revision: null, set: null, createdAt: null, createdBy: null, isSigned: false, parts: [], trials: [], problems: [], notes: [] };
  const { channel } = live;
  const versions = Object.entries(liveVersions(channel));
  const manifests = await Promise.all(versions.map(([name, version]) => knownManifest(registry, name, version).catch(() => undefined)));
  const known = manifests.filter((manifest) => manifest !== undefined);
  return {
    revision: channel.revision,
    set: channel.sets[0]?.id ?? null,
    createdAt: channel.createdAt,
    createdBy: channel.createdBy,
    isSigned: channel.sig !== undefined,
    parts: versions.map(([name, version], index) => describePart(name, version, manifests[index])),
    trials: trialsOf(channel),
    problems: await findProblems(registry, live, tell),
    notes: [...slotNotes(known), ...findGateProblems(known).map(({ code, message }) => `${code}: ${message}`)],
  };
}

function describePart(name: string, version: string, manifest: RemoteManifest | undefined) {
  const scripts = manifest?.assets.filter(({ kind }) => kind === 'script') ?? [];
  return {
    name,
    version,
    commit: manifest?.commit ?? null,
    routes: manifest?.routes.length ?? 0,
    scriptBrotliBytes: scripts.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0),
  };
}

function describe({
  revision,
  set,
  createdAt,
  createdBy,
  isSigned,
  parts,
  trials,
  problems,
  notes,
}: Awaited<ReturnType<typeof status>>): string {
  if (revision === null) return 'Nothing is live yet.';
  const width = Math.max(...parts.map(({ name }) => name.length));
  const lines = parts.map(
    ({ name, version, routes, scriptBrotliBytes }) =>
      `  ${name.padEnd(width)}  ${version.padEnd(18)}  ${String(routes).padStart(2)} routes  ${(scriptBrotliBytes / 1000).toFixed(1).padStart(6)} kB scripts`,
  );
  const head = `revision ${String(revision)}, set ${set ?? ''}, by ${createdBy ?? ''} at ${createdAt ?? ''}${isSigned ? '' : ', not signed'}`;
  const tried = trials.flatMap(({ remotes, weight, startedAt }) =>
    Object.entries(remotes).map(([name, version]) => `  on trial: ${name}@${version} for ${String(weight)} % since ${startedAt}`),
  );
  const damage = problems.map(({ code, subject, repair }) => `  ${code}: ${subject}; mend it with: ${repair}`);
  return [head, ...lines, ...tried, ...damage, ...notes.map((note) => `  note: ${note}`)].join('\n');
}
