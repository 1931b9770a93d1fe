import { Command } from 'commander';
import { readManifest } from '../../registry/read-manifest.ts';
import { versionFolder } from '../../registry/registry-folder.ts';
import { liveVersions } from '../../registry/release-flow.ts';
import { readChannel } from '../../registry/revisions.ts';
import { runCommand, type OutputOptions } from '../run-command.ts';
import { defaultRegistry } from '../workspace.ts';

/** `orime status`: shows the live versions. */
export function statusCommand(): Command {
  return new Command('status')
    .description('what visitors get now, with routes and script size of each part')
    .option('--json', 'print the result as JSON')
    .action((options: OutputOptions) => runCommand(options, status, describe));
}

async function status() {
  const registry = defaultRegistry();
  const channel = await readChannel(registry);
  if (channel === undefined) return { revision: null, set: null, createdAt: null, createdBy: null, parts: [] };
  const parts = await Promise.all(
    Object.entries(liveVersions(channel)).map(async ([name, version]) => {
      const manifest = await readManifest(versionFolder(registry, name, version));
      const scripts = manifest.assets.filter(({ kind }) => kind === 'script');
      return {
        name,
        version,
        commit: manifest.commit,
        routes: manifest.routes.length,
        scriptBrotliBytes: scripts.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0),
      };
    }),
  );
  return {
    revision: channel.revision,
    set: channel.sets[0]?.id ?? null,
    createdAt: channel.createdAt,
    createdBy: channel.createdBy,
    parts,
  };
}

function describe({ revision, set, createdAt, createdBy, parts }: Awaited<ReturnType<typeof status>>): string {
  if (revision === null) return 'Nothing is live yet.';
  const width = Math.max(...parts.map(({ name }) => name.length));
  const lines = parts.map(
    ({ name, version, routes, scriptBrotliBytes }) =>
      `  ${name.padEnd(width)}  ${version.padEnd(18)}  ${String(routes).padStart(2)} routes  ${(scriptBrotliBytes / 1000).toFixed(1).padStart(6)} kB scripts`,
  );
  return [`revision ${String(revision)}, set ${set ?? ''}, by ${createdBy ?? ''} at ${createdAt ?? ''}`, ...lines].join('\n');
}
