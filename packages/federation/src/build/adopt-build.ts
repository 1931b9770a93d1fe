import type { RemoteManifest } from '@orime/contracts';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listAssets } from '../manifest/asset-list.ts';
import { packageVersion } from '../preset/package-version.ts';
import { parseManifest } from '../registry/read-manifest.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { writeModuleEntry } from './module-entry.ts';
import { readFederationManifest } from './read-federation-manifest.ts';

export interface AdoptOptions {
  readonly name: string;
  /** Semver of the foreign build; the digest of its files is added. */
  readonly version: string;
  readonly team: string;
  /** `/path=screen`, each with the key under which the remote's `routes` offer the screen. */
  readonly routes: readonly string[];
  readonly title: { readonly en: string; readonly jp: string };
  /** Range of the shell API. Default: any. */
  readonly shellApi?: string | undefined;
  /** Version range by module that it takes from the shell, beside and before what its federation manifest says. */
  readonly shared?: Readonly<Record<string, string>> | undefined;
  readonly origins?: readonly string[] | undefined;
}

/**
 * Writes `remote.json` beside a build that another tool made (stock webpack, Rspack, Vite): what its federation manifest, `mf-manifest.json`,
 * says of entry, container and shared modules, and what it cannot know from the options. An entry that is a module gets a script beside it
 * that loads it. After that it is published like any other. Nothing of it is run. Error: `build_missing` without a federation manifest.
 */
export async function adoptBuild(folder: string, options: AdoptOptions): Promise<RemoteManifest> {
  const { isModule, ...federated } = await readFederationManifest(folder);
  // A module has no global name of its own that would have to be kept.
  const container = isModule ? options.name.replaceAll('-', '_') : federated.container;
  const entry = isModule ? await writeModuleEntry(folder, federated.entry, container) : federated.entry;
  const assets = await listAssets(folder);
  const digest = createHash('sha256')
    .update(JSON.stringify([assets, options]))
    .digest('hex')
    .slice(0, 10);
  const screens = options.routes.map(parseRoute);
  const none = { file: '', keys: 0, hash: '' };
  const manifest: RemoteManifest = {
    schema: 1,
    name: options.name,
    version: `${options.version}+${digest}`,
    team: options.team,
    commit: 'adopted',
    requires: {
      shellApi: options.shellApi ?? '*',
      mfRuntime: packageVersion('@module-federation/enhanced'),
      shared: { ...federated.shared, ...options.shared },
    },
    entry,
    container,
    routes: screens.map(({ path, screen }) => ({
      path,
      screen,
      access: 'public',
      chrome: { header: 'full', banner: true, scrollButton: true },
      titleKey: `${options.name}.title`,
      criticality: 'standard',
      document: { title: options.title },
    })),
    fragments: [],
    i18n: { en: none, jp: none },
    events: { publishes: [], consumes: [], commands: [] },
    permissions: { origins: options.origins ?? [], storage: [] },
    assets,
    chunks: { entry: [entry], boot: [], ...Object.fromEntries(screens.map(({ screen }) => [screen, []])) },
  };
  const file = join(folder, 'remote.json');
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  parseManifest(text, file);
  await writeFile(file, text);
  return manifest;
}

function parseRoute(text: string): { readonly path: string; readonly screen: string } {
  const [path = '', screen = ''] = text.split('=', 2);
  if (!path.startsWith('/') || screen === '')
    throw new RegistryError('manifest_invalid', `"${text}" is not of the form /path=screen`, { route: text });
  return { path, screen };
}
