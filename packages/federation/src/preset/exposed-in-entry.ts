import webpack, { type Chunk, type Compilation, type WebpackPluginInstance } from 'webpack';

const NAME = 'ExposedInEntry';
/** Bytes before minification. More than the list of a remote's parts is worth a request of its own, beside the first chunks of a screen. */
const MOST_BYTES = 16_000;

/**
 * Puts the exposed module of a remote into its entry: one file fewer before anything is shown. One that imports a shared module, or that
 * is large, stays a chunk, since an entry runs before its host has lent anything.
 */
export function exposedInEntry(): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        // After webpack has split what is large.
        compilation.hooks.optimizeChunks.tap({ name: NAME, stage: webpack.OptimizationStages.STAGE_ADVANCED + 1 }, () =>
          mergeExposed(compilation),
        );
      });
    },
  };
}

function mergeExposed(compilation: Compilation): void {
  const { chunkGraph, chunks } = compilation;
  for (const entrypoint of compilation.entrypoints.values()) {
    const entry = entrypoint.getEntrypointChunk();
    for (const { chunks: exposed } of entrypoint.childrenIterable) {
      const [chunk] = exposed;
      if (chunk === undefined || exposed.length > 1 || !isSmall(compilation, chunk) || !chunkGraph.canChunksBeIntegrated(entry, chunk))
        continue;
      chunkGraph.integrateChunks(entry, chunk);
      chunks.delete(chunk);
    }
  }
}

function isSmall({ chunkGraph }: Compilation, chunk: Chunk): boolean {
  const asksHost = [...chunkGraph.getChunkModulesIterable(chunk)].some(({ type }) => type === 'consume-shared-module');
  return !asksHost && chunkGraph.getChunkModulesSize(chunk) <= MOST_BYTES;
}
