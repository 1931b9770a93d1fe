import type { Compilation, Module } from 'webpack';

/**
 * Lent as a whole, so that nothing of them belongs into a remote. Of `@orime/platform` and `@orime/ui` a remote bundles what is not lent,
 * by paths of its own.
 */
const WHOLE = new Set(['react', 'react-dom', '@orime/event-bus']);
const LIBRARY = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;
const OWN = /.*[\\/]packages[\\/]([^\\/]+)[\\/]src[\\/]/;

/** Packages that the shell lends and of which a chunk has code all the same, as by an import of `react-dom/client`, which is not lent. */
export function sharedCopies({ chunkGraph, modules }: Compilation): readonly string[] {
  const emitted = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  const packages = emitted.flatMap(filesOf).flatMap((file) => packageOf(file) ?? []);
  return [...new Set(packages)].filter((name) => WHOLE.has(name)).toSorted();
}

/** Of a module, or of all that were joined in it. Structural, because the app's webpack and ours may be two instances. */
function filesOf(module: Module): readonly string[] {
  if ('modules' in module && Array.isArray(module.modules)) return module.modules.flatMap(filesOf);
  return 'resource' in module && typeof module.resource === 'string' ? [module.resource] : [];
}

function packageOf(file: string): string | undefined {
  const own = OWN.exec(file)?.[1];
  return LIBRARY.exec(file)?.[1]?.replace('\\', '/') ?? (own === undefined ? undefined : `@orime/${own}`);
}
