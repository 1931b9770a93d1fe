import type { RemoteManifest } from '@orime/contracts';
import { join } from 'node:path';
import { refuseOtherTypes } from '../contract/check-types.ts';
import { emitContract } from '../contract/emit-contract.ts';
import { findUses } from '../contract/find-uses.ts';
import type { CompiledAgainst } from '../contract/kept-contracts.ts';
import { isContractKept, keepContract } from '../contract/kept-contracts.ts';
import { publishVersion, type PublishedVersion, type PublishOptions } from '../registry/publish-version.ts';
import { readManifest } from '../registry/read-manifest.ts';
import type { Registry } from '../registry/registry-folder.ts';

/** Publishes the output of `buildApps` in `apps/<app>/dist`. It does not go live before `promote`. */
export async function publishApp(registry: Registry, root: string, app: string, options: PublishOptions = {}): Promise<PublishedVersion> {
  const manifest = await readManifest(distOf(root, app));
  const isKnown = await isContractKept(registry, manifest.name, manifest.version);
  const types = isKnown ? undefined : await checkedTypes(registry, root, manifest, options.together ?? []);
  const published = await publishVersion(registry, distOf(root, app), options);
  if (types !== undefined) await keepContract(registry, manifest.name, manifest.version, types);
  return published;
}

/** The same for several that are to go live in one revision: they need to fit to each other, and not to those that they replace. */
export async function publishApps(
  registry: Registry,
  root: string,
  apps: readonly string[],
  onFile?: PublishOptions['onFile'],
): Promise<PublishedVersion[]> {
  const together = await Promise.all(apps.map((app) => readManifest(distOf(root, app))));
  const published: PublishedVersion[] = [];
  for (const app of apps) published.push(await publishApp(registry, root, app, { together, onFile }));
  return published;
}

/** What a build was compiled against, once it fits to what is live. All that are built from one checkout have one contract. */
export async function checkedTypes(
  registry: Registry,
  root: string,
  manifest: RemoteManifest,
  together: readonly RemoteManifest[],
): Promise<CompiledAgainst> {
  const contract = await emitContract(root);
  const types = { contract, uses: findUses(root, manifest.name) };
  const others = together
    .filter(({ name }) => name !== manifest.name)
    .map(({ name, version }) => ({ name, version, types: { contract, uses: [] } }));
  await refuseOtherTypes(registry, root, manifest, [{ name: manifest.name, version: manifest.version, types }, ...others]);
  return types;
}

function distOf(root: string, app: string): string {
  return join(root, 'apps', app, 'dist');
}
