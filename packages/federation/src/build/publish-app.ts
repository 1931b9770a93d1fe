import type { RemoteManifest } from '@orime/contracts';
import { join } from 'node:path';
import { refuseOtherTypes, typedVersions } from '../contract/check-types.ts';
import { emitContract } from '../contract/emit-contract.ts';
import { findUses } from '../contract/find-uses.ts';
import { contractDigest, keepContractText, keepTypes, type CompiledAgainst } from '../contract/kept-contracts.ts';
import { publishVersion, type PublishedVersion, type PublishOptions } from '../registry/publish-version.ts';
import { readManifest } from '../registry/read-manifest.ts';
import { versionKey, type Registry } from '../registry/registry-folder.ts';

/** Publishes the output of `buildApps` in `apps/<app>/dist`. It does not go live before `promote`. */
export async function publishApp(registry: Registry, root: string, app: string, options: PublishOptions = {}): Promise<PublishedVersion> {
  const manifest = await readManifest(distOf(root, app));
  const { name, version } = manifest;
  const types = await checkTypes(registry, root, manifest, { together: options.together });
  const isThere = (await registry.store.tag(`${versionKey(name, version)}/remote.json`)) !== undefined;
  // Before the version exists: whatever is promoted has types. One that exists may be refused here for other content.
  if (!isThere) await keepTypes(registry, name, version, types);
  const published = await publishVersion(registry, distOf(root, app), options);
  await keepTypes(registry, name, version, types);
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

export interface TypesToCheck {
  readonly together?: readonly RemoteManifest[] | undefined;
  /** False to write nothing into the registry. */
  readonly isKept?: boolean;
}

/** What a build was compiled against, once it fits to what is live. All that are built from one checkout have one contract. */
export async function checkTypes(
  registry: Registry,
  root: string,
  manifest: RemoteManifest,
  { together = [], isKept = true }: TypesToCheck = {},
): Promise<CompiledAgainst> {
  const text = await emitContract(root);
  if (isKept) await keepContractText(registry, text);
  const typesOf = (name: string): CompiledAgainst => ({ contract: contractDigest(text), uses: findUses(root, name) });
  const all = [...together.filter(({ name }) => name !== manifest.name), manifest];
  const coming = await typedVersions(registry, Object.fromEntries(all.map(({ name, version }) => [name, version])));
  await refuseOtherTypes(registry, {
    root,
    coming: coming.map((version) => ({ ...version, types: [typesOf(version.name), ...version.types] })),
    changed: [manifest.name],
    text,
    isKept,
  });
  return typesOf(manifest.name);
}

function distOf(root: string, app: string): string {
  return join(root, 'apps', app, 'dist');
}
