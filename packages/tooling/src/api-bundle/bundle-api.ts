import { pathToFileURL } from 'node:url';
import { bundleForNode } from './bundle-for-node.ts';

/**
 * Bundles the API with its libraries into a folder; lazy imports stay separate files. Returns the text of each source by its path
 * from the root, without libraries.
 */
export async function bundleApi(root: string, folder: string): Promise<ReadonlyMap<string, string>> {
  const { sources } = await bundleForNode({
    root,
    folder,
    entryPoints: { server: 'apps/api/src/server.ts' },
    // Files beside a source are read where they are.
    addressOf: (path) => JSON.stringify(pathToFileURL(path).href),
  });
  return sources;
}
