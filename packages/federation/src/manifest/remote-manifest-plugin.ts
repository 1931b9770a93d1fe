import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import type { AppFolder } from '../preset/app-folder.ts';
import { buildServerFile } from '../server-build/build-server-file.ts';
import { traceDynamicImports, type ChunkMap } from './chunk-map.ts';
import { composeManifest } from './compose-manifest.ts';

/** Webpack plugin that writes the server file and `remote.json` into the build folder. */
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
      const server = await buildServerFile({
        app: this.app,
        outputFolder: compiler.outputPath,
        assets: emittedAssets(compilation),
      });
      const manifest = await composeManifest(this.app, compiler.outputPath, readChunks(), server);
      await writeFile(join(compiler.outputPath, 'remote.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    });
  }
}

/** Absolute path of each font or image → the file it was emitted as. */
function emittedAssets(compilation: Compilation): ReadonlyMap<string, string> {
  return new Map(
    compilation
      .getAssets()
      .flatMap(({ name, info }) =>
        info.sourceFilename === undefined ? [] : [[join(compilation.compiler.context, info.sourceFilename), name]],
      ),
  );
}
