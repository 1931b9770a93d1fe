import { build, type Plugin } from 'esbuild';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Native, or with files of their own beside them: Node finds them among the api's libraries. */
const OUTSIDE = ['@fastify/swagger-ui', '@node-rs/argon2', 'pdfkit', 'sharp'];
/** Looked for by libraries that do without them. */
const OPTIONAL = ['bufferutil', 'pg-native', 'utf-8-validate'];

/** Parts of Node that libraries ask for in case they are told to speak them: several megabytes that wait until they are. */
const LATE_BUILTINS = /^(?:node:)?(?:http2|https|tls)$/;

/**
 * Writes the api with its libraries into a folder, as a few files of JavaScript: what is imported late stays in files of its own.
 * Gives the text of every source that went into it, by its path from the root; libraries are left out.
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
    // Names and lines stay, so that a stack can be read.
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

/** Takes note of the sources, and lets files that look for others beside themselves look where they came from. */
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
 * What our own sources import late is loaded by Node, from the api's libraries: of a library in CommonJS a bundle has nothing but
 * the default, where Node knows its names.
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
    // Node reads every name of what is imported: here that loads all of `fetch`, 9 MB.
    onResolve({ filter: /^(?:node:)?http$/ }, ({ path, kind }) =>
      kind === 'import-statement' ? { path, namespace: 'required' } : { path, external: true },
    );
    onLoad({ filter: /^/, namespace: 'required' }, ({ path }) => ({ contents: `module.exports = require('${path}');` }));
  },
};

function tellFolder(text: string, folder: string): string {
  return text.replace(/^(\s*['"]use strict['"];?)?/, (strict) => `${strict};const __dirname = ${JSON.stringify(folder)};`);
}

/** One letter beyond Latin in the whole file, and V8 would keep all of it with two bytes a letter. */
async function writeAsAscii(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}
