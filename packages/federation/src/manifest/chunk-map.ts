import type { AsyncDependenciesBlock, Chunk, Compilation, Module } from 'webpack';
import { sharedCopies } from './shared-copies.ts';

export interface ChunkMap {
  /** Absolute path of an `import()` target → the emitted files it loads, in load order. */
  readonly filesOf: ReadonlyMap<string, readonly string[]>;
  /**
   * Files loaded after the entry and before anything is shown: the shell's `import('./bootstrap')`, or a remote's exposed module; none where
   * that is in the entry.
   */
  readonly boot: readonly string[];
  /** Scripts and styles of the entry itself, in load order. */
  readonly entry: readonly string[];
  /** Packages that the shell lends and that are in a chunk all the same. */
  readonly copies: readonly string[];
}

interface DynamicImport {
  readonly block: AsyncDependenciesBlock;
  readonly isBoot: boolean;
  readonly targets: readonly string[];
}

/**
 * Traces the dynamic imports of a compilation. Call it before module concatenation, which merges blocks; call the returned function
 * after the files are emitted.
 */
export function traceDynamicImports(compilation: Compilation, mainFile: string): () => ChunkMap {
  const imports: DynamicImport[] = [];
  compilation.hooks.finishModules.tap('TraceDynamicImports', (modules) => {
    for (const module of modules) {
      // The container has no file of its own: its only import is the exposed module.
      const isBoot = module.constructor.name === 'ContainerEntryModule' || fileOf(module) === mainFile;
      for (const block of module.blocks) {
        const targets = block.dependencies.map((dependency) => fileOf(compilation.moduleGraph.getModule(dependency)));
        imports.push({ block, isBoot, targets: targets.filter((target) => target !== undefined) });
      }
    }
  });
  return () => collect(compilation, imports);
}

function collect(compilation: Compilation, imports: readonly DynamicImport[]): ChunkMap {
  const filesOf = new Map<string, readonly string[]>();
  let boot: readonly string[] = [];
  for (const { block, isBoot, targets } of imports) {
    const group = compilation.chunkGraph.getBlockChunkGroup(block);
    if (group === undefined || group === null) continue;
    const files = loadedFiles(group.chunks);
    if (isBoot) boot = union(boot, files);
    for (const target of targets) filesOf.set(target, union(filesOf.get(target) ?? [], files));
  }
  const entry = [...compilation.entrypoints.values()].flatMap((point) => loadedFiles(point.chunks));
  return { filesOf, boot: boot.filter((file) => !entry.includes(file)), entry, copies: sharedCopies(compilation) };
}

function loadedFiles(chunks: readonly Chunk[]): string[] {
  return chunks.flatMap((chunk) => [...chunk.files]);
}

function union(a: readonly string[], b: readonly string[]): readonly string[] {
  return [...new Set([...a, ...b])];
}

/** Structural check, because the app's webpack and ours may be two instances. */
function fileOf(module: Module | null): string | undefined {
  return module !== null && 'resource' in module && typeof module.resource === 'string' ? module.resource : undefined;
}
