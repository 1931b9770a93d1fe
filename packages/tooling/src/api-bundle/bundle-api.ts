import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from './bundle-for-node.ts';

/**
 * Starts the bundle with what V8 compiled of it in an earlier process, which a process writes when it ends. A folder that cannot be
 * written is no error.
 */
const ENTRY = `import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
enableCompileCache(join(import.meta.dirname, 'compiled'));
await import('./main.mjs');
`;

/**
 * Bundles the API with its libraries into a folder, to be started as `server.mjs`; lazy imports stay separate files. Returns the text
 * of each source by its path from the root, without libraries.
 */
export async function bundleApi(root: string, folder: string): Promise<ReadonlyMap<string, string>> {
  const { sources } = await bundleForNode({
    root,
    folder,
    entryPoints: { main: 'apps/api/src/server.ts' },
    // Files beside a source are read where they are.
    addressOf: (path) => JSON.stringify(pathToFileURL(path).href),
  });
  await writeFile(join(folder, 'server.mjs'), ENTRY);
  return sources;
}
