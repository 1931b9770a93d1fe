import { runBuild } from '@orime/federation';
import { ROOT } from '@orime/tooling/site';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Builds an app as it is released, with a source map beside each script; answers the folder. A map changes nothing in a script, so both
 * have the names of the released ones. Kept in `.cache/bench`, as a second build takes a third of the time.
 */
export async function buildWithMaps(app: string): Promise<string> {
  const folder = join(ROOT, '.cache', 'bench', 'bytes', app);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'webpack.config.ts'), configuration(app, folder));
  await runBuild(folder, 'production', () => undefined);
  return join(folder, 'out');
}

function configuration(app: string, folder: string): string {
  return `import released from '${ROOT}/apps/${app}/webpack.config.ts';
export default (env, argv) => {
  const config = released(env, argv);
  return {
    ...config,
    devtool: 'hidden-source-map',
    output: { ...config.output, path: '${folder}/out', devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
    plugins: config.plugins.filter((plugin) => plugin.constructor.name !== 'RemoteManifestPlugin'),
    cache: { ...config.cache, cacheDirectory: '${folder}/cache' },
  };
};
`;
}
