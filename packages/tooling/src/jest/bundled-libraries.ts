import { build, type Plugin } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Library {
  /** Folder whose imports are meant. */
  readonly from: string;
  readonly modules: readonly string[];
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const TESTING = 'packages/testing/node_modules/@testing-library';

/**
 * Libraries of hundreds of files each. Jest reads, resolves and evaluates every file of a library again for each test file: these
 * were two thirds of what a test of a screen loads.
 */
const LIBRARIES: readonly Library[] = [
  { from: 'packages/ui', modules: ['react-aria-components'] },
  { from: 'packages/contracts', modules: ['typebox', 'typebox/system', 'typebox/value'] },
  { from: `${TESTING}/dom`, modules: ['aria-query'] },
  { from: `${TESTING}/user-event`, modules: ['@testing-library/user-event'] },
];

/** Changes with the versions of the libraries and with this file. */
const digest = createHash('sha256')
  .update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .digest('hex')
  .slice(0, 16);
const folder = join(ROOT, '.cache', 'test-libraries', digest);

/** For jest's `moduleNameMapper`: the one file that stands for a module, as `bundleLibraries` writes it. */
export const bundledModules: Readonly<Record<string, string>> = Object.fromEntries(
  LIBRARIES.flatMap(({ modules }) => modules.map((name) => [`^${name}$`, join(folder, fileOf(name))])),
);

/** Writes the files that `bundledModules` names, unless they stand there already. */
export async function bundleLibraries(): Promise<void> {
  if (existsSync(folder)) return;
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await Promise.all(LIBRARIES.map((library, index) => bundle(library, draft, `library-${index}.cjs`)));
  // Another run may have been first: its files are the same.
  await rename(draft, folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
  });
}

async function bundle({ from, modules }: Library, draft: string, file: string): Promise<void> {
  const resolveDir = realpathSync(join(ROOT, from));
  await build({
    stdin: { contents: modules.map((name, index) => `export * as module${index} from '${name}';`).join('\n'), resolveDir },
    outfile: join(draft, file),
    bundle: true,
    format: 'cjs',
    platform: 'browser',
    target: 'es2024',
    // Some of them do without what jsdom has not, such as scrolling.
    define: { 'process.env.NODE_ENV': '"test"' },
    plugins: [leaveOutShared],
    logLevel: 'error',
  });
  for (const [index, name] of modules.entries())
    await writeFile(
      join(draft, fileOf(name)),
      `Object.defineProperty(exports, '__esModule', { value: true });\nObject.assign(exports, require('./${file}').module${index});\n`,
    );
}

/** Leaves out what the code under test imports too: a second copy would have contexts and a configuration of its own. */
const leaveOutShared: Plugin = {
  name: 'leave-out-shared',
  setup({ onResolve }) {
    onResolve({ filter: /^(react(-dom)?(\/.*)?|@testing-library\/dom)$/ }, ({ path, importer, resolveDir }) => ({
      // By its whole path: no package is found from the folder of the bundles.
      path: createRequire(importer === '<stdin>' ? join(resolveDir, 'index.js') : importer).resolve(path),
      external: true,
    }));
  },
};

function fileOf(name: string): string {
  return `${name.replaceAll(/[@/]/g, '-')}.cjs`;
}
