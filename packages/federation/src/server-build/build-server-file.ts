import { build, type Plugin } from 'esbuild';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AppFolder } from '../preset/app-folder.ts';
import { sharedRanges } from '../preset/shared-five.ts';
import { emittedFonts } from './emitted-fonts.ts';
import { leftOutScreens } from './left-out-screens.ts';

export interface ServerFileOptions {
  readonly app: AppFolder;
  /** The browser build's folder: the file is written beside its scripts, and refers to the fonts and images in it. */
  readonly outputFolder: string;
  /** Absolute path of an asset's source → its emitted file. */
  readonly assets: ReadonlyMap<string, string>;
}

/**
 * Writes `server.<hash>.cjs`, which renders the app in Node, and returns its name. One file without chunks: a remote's `src/remote.ts`
 * with the shared five left to `require`, the shell's `src/server/server.tsx` with everything. Screens that only browsers draw are left
 * out. Types are only stripped. Its free variable `orimeBase` is the address of the version's folder.
 */
export async function buildServerFile({ app, outputFolder, assets }: ServerFileOptions): Promise<string> {
  const { outputFiles, warnings } = await build({
    absWorkingDir: app.root,
    entryPoints: [join(app.folder, app.isShell ? 'src/server/server.tsx' : 'src/remote.ts')],
    outdir: outputFolder,
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    // Lazy parts are in the file too, and what the shell lends has to be asked for by `require` at any time.
    supported: { 'dynamic-import': false },
    // Also for development builds: the markup is the same, and the browser's React is the one that warns.
    define: { 'process.env.NODE_ENV': '"production"' },
    // Style sheets and images are the browser's.
    loader: { '.css': 'empty' },
    legalComments: 'none',
    // Every rendering thread holds the text of every file.
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'silent',
    plugins: [...(app.isShell ? [] : [leaveShared]), sameReplacements, emittedFonts(assets), leaveOut(await leftOutScreens(app.folder))],
  });
  // Elsewhere it is workers and meshes, which only browsers ask for; what the shared parts write is in the markup.
  const lost = warnings.find(({ id, location }) => id === 'empty-import-meta' && location?.file.startsWith('packages/ui/') === true);
  if (lost?.location)
    throw new Error(`${lost.location.file}: \`import.meta\` has no address in a server file, except where emittedFonts looks`);
  const [file] = outputFiles;
  if (file === undefined) throw new Error(`${app.name}: esbuild gave no server file`);
  const name = `server.${createHash('sha256').update(file.contents).digest('hex').slice(0, 16)}.cjs`;
  await writeFile(join(outputFolder, name), file.contents);
  return name;
}

/** What the shell lends is asked for by name at run time: by the exact name, as other paths of the same packages are bundled. */
const leaveShared: Plugin = {
  name: 'leave-shared',
  setup({ onResolve }) {
    // A filter of these names alone: each import that reaches this function makes the build slower.
    onResolve({ filter: new RegExp(`^(${Object.keys(sharedRanges()).join('|')})$`) }, ({ path }) => ({ path, external: true }));
  },
};

/** A screen that is asked for all the same fails on the server, and the browser draws it. */
function leaveOut(screens: ReadonlySet<string>): Plugin {
  return {
    name: 'leave-out',
    setup({ onLoad }) {
      onLoad({ filter: /-screen\.tsx$/ }, ({ path }) => (screens.has(path) ? { contents: 'export default undefined' } : undefined));
    },
  };
}

/** The modules that the browser build replaces too: markup from others would not hydrate. */
const sameReplacements: Plugin = {
  name: 'same-replacements',
  setup({ onLoad, onResolve }) {
    const icon = fileURLToPath(new URL('../../../ui/src/icons/create-lean-icon.ts', import.meta.url));
    onLoad({ filter: /[\\/]createLucideIcon\.mjs$/ }, async () => ({
      contents: await readFile(icon, 'utf8'),
      loader: 'ts',
      resolveDir: dirname(icon),
    }));
    const hoist = fileURLToPath(new URL('../preset/unused-hoist.ts', import.meta.url));
    onResolve({ filter: /^hoist-non-react-statics$/ }, () => ({ path: hoist }));
  },
};
