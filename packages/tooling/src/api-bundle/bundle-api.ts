import { build, type Plugin } from 'esbuild';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Not bundled, because they are native or read files beside themselves; Node resolves them from the API's dependencies. */
const OUTSIDE = ['@fastify/swagger-ui', '@node-rs/argon2', 'pdfkit', 'sharp'];
/** Optional dependencies that libraries work without. */
const OPTIONAL = ['bufferutil', 'pg-native', 'utf-8-validate'];

/** Node modules that libraries import in case they are needed: several megabytes, deferred until the first use. */
const LATE_BUILTINS = /^(?:node:)?(?:http2|https|tls)$/;

/**
 * Bundles the API with its libraries into a folder; lazy imports stay separate files. Returns the text of each source by its path
 * from the root, without libraries.
 */
export async function bundleApi(root: string, folder: string): Promise<ReadonlyMap<string, string>> {
  const sources = new Map<string, string>();
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['apps/api/src/server.ts'],
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
    banner: { js: "import { createRequire as requireOfBundle } from 'node:module'; const require = requireOfBundle(import.meta.url);" },
    plugins: [leaveLateLibraries, readFiles(root, sources), spareBuiltins],
  });
  for (const file of Object.keys(metafile.outputs)) if (file.endsWith('.mjs')) await writeAsAscii(join(root, file));
  return sources;
}

/** Records the sources, and makes files that read neighbouring files look in their original folder. */
function readFiles(root: string, sources: Map<string, string>): Plugin {
  return {
    name: 'read-files',
    setup({ onLoad }) {
      onLoad({ filter: /\.([cm]?js|ts|json)$/ }, async ({ path }) => {
        const isLibrary = path.includes('/node_modules/');
        if (isLibrary && !path.endsWith('js')) return undefined;
        const text = await readFile(path, 'utf8');
        if (isLibrary) return text.includes('__dirname') ? { contents: tellFolder(text, dirname(path)), loader: 'js' } : undefined;
        sources.set(relative(root, path), text);
        return {
          contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
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

function tellFolder(text: string, folder: string): string {
  return text.replace(/^(\s*['"]use strict['"];?)?/, (strict) => `${strict};const __dirname = ${JSON.stringify(folder)};`);
}

/** A single character beyond Latin-1 makes V8 store the whole file with two bytes per character. */
async function writeAsAscii(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}
