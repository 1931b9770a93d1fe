import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import type { AppFolder } from '../preset/app-folder.ts';
import { traceDynamicImports, type ChunkMap } from './chunk-map.ts';
import { composeManifest } from './compose-manifest.ts';

/** Webpack plugin that writes `remote.json` into the build folder. */
export class RemoteManifestPlugin implements WebpackPluginInstance {
  private readonly app: AppFolder;

  constructor(app: AppFolder) {
    this.app = app;
  }

  apply(compiler: Compiler): void {
    let readChunks: (() => ChunkMap) | undefined;
    compiler.hooks.thisCompilation.tap('RemoteManifestPlugin', (compilation) => {
      readChunks = traceDynamicImports(compilation, join(this.app.folder, 'src', 'main.ts'));
    });
    compiler.hooks.afterEmit.tapPromise('RemoteManifestPlugin', async (compilation) => {
      if (readChunks === undefined || compilation.errors.length > 0) return;
      const manifest = await composeManifest(this.app, compiler.outputPath, readChunks());
      await writeFile(join(compiler.outputPath, 'remote.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    });
  }
}
