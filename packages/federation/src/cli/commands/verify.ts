import { Command } from 'commander';
import { join } from 'node:path';
import { checkTypes } from '../../build/publish-app.ts';
import { checkPublish } from '../../registry/check-publish.ts';
import { verifyBuild } from '../../registry/publish-version.ts';
import { readLive } from '../../registry/read-live.ts';
import { readManifest } from '../../registry/read-manifest.ts';
import { RegistryError } from '../../registry/registry-error.ts';
import type { Registry } from '../../registry/registry-folder.ts';
import { releasedVersions } from '../../registry/released-versions.ts';
import { verifyVersion } from '../../registry/verify-version.ts';
import { announced, runCommand, type OutputOptions } from '../run-command.ts';
import { withProgress } from '../with-progress.ts';
import { chosenApps, defaultRegistry, ROOT } from '../workspace.ts';

/** `orime verify [app…]`: what publish would refuse of builds; without names, whether all that is live or on trial is what was released. */
export function verifyCommand(): Command {
  return new Command('verify')
    .description('check builds in apps/<app>/dist as publish does; without names, signature and every file of what is live or on trial')
    .argument('[apps...]', 'names of apps')
    .option('--json', 'print the result as JSON')
    .action((names: string[], options: OutputOptions) =>
      runCommand(
        options,
        () =>
          withProgress('Verifying', options.json === true, (tell) =>
            names.length === 0
              ? verifyLive(withoutCopies(announced(defaultRegistry())), tell)
              : verifyBuilds(announced(defaultRegistry()), names),
          ),
        ({ verified }) => [...verified.map((name) => `${name} is whole`)].join('\n') || 'Nothing is live yet.',
      ),
    );
}

async function verifyBuilds(registry: Registry, names: readonly string[]): Promise<{ readonly verified: readonly string[] }> {
  const folders = chosenApps(names, false).map((app) => join(ROOT, 'apps', app, 'dist'));
  const together = await Promise.all(folders.map(readManifest));
  for (const [index, manifest] of together.entries()) {
    await verifyBuild(folders[index] ?? '', manifest);
    await checkPublish(registry, manifest, together);
    await checkTypes(registry, ROOT, manifest, { together, isKept: false });
  }
  return { verified: together.map(({ name, version }) => `${name}@${version}`) };
}

/** What is asked is whether the store is whole, and not what this machine once fetched from it. */
function withoutCopies(registry: Registry): Registry {
  return { ...registry, store: registry.store.withoutCopies() };
}

async function verifyLive(
  registry: Registry,
  tell: (done: number, total: number) => void,
): Promise<{ readonly verified: readonly string[] }> {
  const live = await readLive(registry);
  if (live === undefined) return { verified: [] };
  if (live.damage !== undefined) throw live.damage;
  const versions = releasedVersions(live.channel);
  const damage = [];
  for (const [index, { name, version, digest }] of versions.entries()) {
    tell(index, versions.length);
    damage.push(...(await verifyVersion(registry, name, version, digest)));
  }
  if (damage.length > 0) {
    const list = damage.map(({ remote, version, code, path = '' }) => `${code}: ${remote}@${version} ${path}`.trim());
    const remotes = [...new Set(damage.map(({ remote }) => remote))];
    throw new RegistryError('live_damaged', `${list.join('\n')}\nmend it with: orime publish ${remotes.join(' ')}`, { damage });
  }
  return { verified: versions.map(({ name, version }) => `${name}@${version}`) };
}
