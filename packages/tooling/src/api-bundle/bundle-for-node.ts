import { build, type Metafile, type Plugin } from 'esbuild';
import { readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** Not bundled, because they are native or read files beside themselves; Node resolves them from the app's dependencies. */
const OUTSIDE = ['@fastify/swagger-ui', '@node-rs/argon2', 'pdfkit', 'sharp'];
/** Optional dependencies that libraries work without. */
const OPTIONAL = ['bufferutil', 'pg-native', 'utf-8-validate'];

/** Node modules that libraries import in case they are needed: several megabytes, deferred until the first use. */
const LATE_BUILTINS = /^(?:node:)?(?:http2|https|tls)$/;

/** What libraries in CommonJS need; `import.meta` in their text would make modules of them. */
const BANNER = `import { createRequire as requireOfBundle } from 'node:module';
const addressOfBundle = import.meta.url, require = requireOfBundle(addressOfBundle);`;

export interface NodeBundleOptions {
  readonly root: string;
  readonly folder: string;
  /** Source file from the root by the name of the file to start. */
  readonly entryPoints: Readonly<Record<string, string>>;
  /** JavaScript expression with the address of a source file or folder: what `import.meta.url` says in it. May use `addressOfBundle`. */
  readonly addressOf: (path: string) => string;
}

export interface NodeBundle {
  /** Text of each source by its path from the root, without libraries. */
  readonly sources: ReadonlyMap<string, string>;
  /** Names of the libraries that are not in the bundle and that it needs. */
  readonly libraries: readonly string[];
}

/** Bundles a server of ours with its libraries into a folder; lazy imports stay separate files. */
export async function bundleForNode({ root, folder, entryPoints, addressOf }: NodeBundleOptions): Promise<NodeBundle> {
  const sources = new Map<string, string>();
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { ...entryPoints },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external: [...OUTSIDE, ...OPTIONAL],
    // Keeps names and lines, so that stack traces stay readable.
    minifySyntax: true,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    metafile: true,
    logLevel: 'silent',
    banner: { js: BANNER },
    plugins: [leaveLateLibraries, readFiles(root, sources, { addressOf, entryPoints }), spareBuiltins],
  });
  for (const file of Object.keys(metafile.outputs)) if (file.endsWith('.mjs')) await writeAsAscii(join(root, file));
  return { sources, libraries: librariesOf(metafile) };
}

/** `@scope/name` or `name` of what the outputs import from outside. */
function librariesOf({ outputs }: Metafile): readonly string[] {
  const imports = Object.values(outputs).flatMap((output) => output.imports.filter(({ external }) => external).map(({ path }) => path));
  const names = imports.filter((path) => !isBuiltin(path)).map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  return [...new Set(names)].filter((name) => !OPTIONAL.includes(name)).toSorted();
}

/** Records the sources, and makes files that read neighbouring files look in their original folder. */
function readFiles(
  root: string,
  sources: Map<string, string>,
  { addressOf, entryPoints }: Pick<NodeBundleOptions, 'addressOf' | 'entryPoints'>,
): Plugin {
  const entryNames = Object.keys(entryPoints);
  return {
    name: 'read-files',
    setup({ onLoad }) {
      onLoad({ filter: /\.([cm]?js|ts|json)$/ }, async ({ path }) => {
        const isLibrary = path.includes('/node_modules/');
        if (isLibrary && !path.endsWith('js')) return undefined;
        const text = await readFile(path, 'utf8');
        if (isLibrary)
          return text.includes('__dirname') ? { contents: tellFolder(text, addressOf(dirname(path))), loader: 'js' } : undefined;
        sources.set(relative(root, path), text);
        return {
          contents: path.endsWith('.json') ? text : placeAddresses(text, addressOf(path), entryNames),
          loader: path.endsWith('.json') ? 'json' : 'ts',
        };
      });
    },
  };
}

/**
 * Lazy imports of libraries in our sources stay with Node: a bundled CommonJS library would expose only `default`, while Node
 * detects its named exports.
 */
const leaveLateLibraries: Plugin = {
  name: 'leave-late-libraries',
  setup({ onResolve }) {
    onResolve({ filter: /^[a-z@]/ }, ({ kind, importer, path }) => {
      const isLate = kind === 'dynamic-import' && !importer.includes('/node_modules/');
      return isLate && !path.startsWith('@orime/') ? { path, external: true } : undefined;
    });
  },
};

const spareBuiltins: Plugin = {
  name: 'spare-builtins',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: LATE_BUILTINS }, ({ path, kind, namespace }) =>
      kind === 'require-call' && namespace === 'file' ? { path, namespace: 'late' } : { path, external: true },
    );
    onLoad({ filter: /^/, namespace: 'late' }, ({ path }) => ({
      contents: `module.exports = new Proxy({}, { get: (_, name) => require('${path}')[name] });`,
    }));
    // Importing `http` reads all its exports, which loads `fetch` (9 MB); `require` does not.
    onResolve({ filter: /^(?:node:)?http$/ }, ({ path, kind }) =>
      kind === 'import-statement' ? { path, namespace: 'required' } : { path, external: true },
    );
    onLoad({ filter: /^/, namespace: 'required' }, ({ path }) => ({ contents: `module.exports = require('${path}');` }));
  },
};

function tellFolder(text: string, address: string): string {
  const folder = `process.getBuiltinModule('node:url').fileURLToPath(${address})`;
  return text.replace(/^(\s*['"]use strict['"];?)?/, (strict) => `${strict};const __dirname = ${folder};`);
}

/** Threads are started from the bundle, everything else is found where the source says. */
function placeAddresses(text: string, address: string, entryNames: readonly string[]): string {
  const threads = new RegExp(`new URL\\('\\./(${entryNames.join('|')})\\.ts', import\\.meta\\.url\\)|import\\.meta\\.url`, 'g');
  return text.replace(threads, (_, thread?: string) => (thread === undefined ? address : `new URL('./${thread}.mjs', addressOfBundle)`));
}

/** A single character beyond Latin-1 makes V8 store the whole file with two bytes per character. */
async function writeAsAscii(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}
