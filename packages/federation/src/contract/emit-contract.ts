import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { sharedRanges } from '../preset/shared-five.ts';
import { runTsc } from './run-tsc.ts';

/** Declarations of the modules that a shell lends, and of everything of ours that they name: path from the root → text. */
export type Contract = ReadonlyMap<string, string>;

const FILE_MARK = '// @file ';
const PACKAGES = ['contracts', 'event-bus', 'platform', 'ui'];

/** Modules of ours that a shell lends, by the name that remotes import. */
export const LENT = Object.keys(sharedRanges()).filter((name) => name.startsWith('@orime/'));

/**
 * The contract of a checkout as one text, by plain `tsc`. Kept in `.cache` by the digest of the sources, because it takes seconds.
 */
export async function emitContract(root: string): Promise<string> {
  const kept = join(root, '.cache', 'contracts', `${sourcesDigest(root)}.d.ts`);
  if (existsSync(kept)) return readFile(kept, 'utf8');
  const work = join(root, '.cache', 'contracts', `work-${String(process.pid)}`);
  await mkdir(work, { recursive: true });
  try {
    const config = {
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        noCheck: true,
        outDir: join(work, 'out'),
        rootDir: root,
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      },
      files: LENT.map((name) => join(root, sourceOf(root, name))),
    };
    await writeFile(join(work, 'tsconfig.json'), JSON.stringify(config));
    const output = await runTsc(root, work);
    const files = globSync('packages/*/src/**/*.d.ts', { cwd: join(work, 'out') }).toSorted();
    if (files.length === 0) throw new Error(`No declarations were emitted:\n${output}`);
    const texts = files.map((file) => FILE_MARK + file + '\n' + ownSpecifiers(root, file, readFileSync(join(work, 'out', file), 'utf8')));
    const contract = texts.join('\n');
    await writeFile(kept, contract);
    return contract;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

export function parseContract(text: string): Contract {
  const parts = text.split(new RegExp(`^${FILE_MARK}(.*)$`, 'm')).slice(1);
  return new Map(parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? ''] as const] : [])));
}

/** Declarations of a lent module in a contract. */
export function declarationOf(root: string, module: string): string {
  return sourceOf(root, module).replace(/\.tsx?$/, '.d.ts');
}

/** Source of a module of ours, from the root, by the exports of its package. */
function sourceOf(root: string, module: string): string {
  const [scope = '', name = '', ...rest] = module.split('/');
  const folder = join('packages', name);
  const { exports }: { exports: Record<string, string> } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const wanted = rest.length === 0 ? '.' : `./${rest.join('/')}`;
  for (const [pattern, file] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined ? pattern === wanted : wanted.startsWith(before) && wanted.endsWith(after))
      return join(folder, file.replace('*', wanted.slice(before.length, wanted.length - (after ?? '').length)));
  }
  throw new Error(`${scope}/${name} exports no ${wanted}`);
}

/** Packages of ours name each other: in a contract they do so by path, so that two contracts can stand side by side. */
function ownSpecifiers(root: string, file: string, text: string): string {
  return text.replace(/(from |import\()(['"])(@orime\/[^'"]+)\2/g, (_all, before: string, quote: string, module: string) => {
    const path = relative(dirname(file), sourceOf(root, module));
    return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
  });
}

function sourcesDigest(root: string): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));
  for (const name of PACKAGES) {
    const files = globSync('{package.json,src/**/*.{ts,tsx}}', { cwd: join(root, 'packages', name) }).toSorted();
    for (const file of files) if (!/\.test\./.test(file)) hash.update(file).update(readFileSync(join(root, 'packages', name, file)));
  }
  return hash.digest('hex').slice(0, 20);
}
