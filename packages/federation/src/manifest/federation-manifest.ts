import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppFolder } from '../preset/app-folder.ts';
import { packageVersion } from '../preset/package-version.ts';
import type { ChunkMap } from './chunk-map.ts';

/** Where hosts of others look for it, beside the entry. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';

/**
 * Writes the manifest of Module Federation beside a remote's build, for hosts that know nothing of `remote.json`. Says nothing that
 * changes without the build: it is one of the files from which the version gets its number.
 */
export async function writeFederationManifest(app: AppFolder, outputFolder: string, entry: string, map: ChunkMap): Promise<void> {
  const name = app.container;
  const ofKind = (ending: string): readonly string[] => map.boot.filter((file) => file.endsWith(ending));
  const manifest = {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: app.version, buildName: app.name },
      remoteEntry: { name: entry, path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: name,
      pluginVersion: packageVersion('@module-federation/enhanced'),
      publicPath: 'auto',
    },
    // As the stock plugin writes it where a remote brings none: what it expects from its host stands in remote.json.
    shared: [],
    remotes: [],
    exposes: [
      {
        id: `${name}:remote`,
        name: 'remote',
        path: './remote',
        assets: { js: { sync: ofKind('.js'), async: [] }, css: { sync: ofKind('.css'), async: [] } },
      },
    ],
  };
  await writeFile(join(outputFolder, FEDERATION_MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}
