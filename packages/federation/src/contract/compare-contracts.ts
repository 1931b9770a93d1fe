import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { declarationOf, LENT, parseContract, type Contract } from './emit-contract.ts';
import { runTsc } from './run-tsc.ts';

/** What a remote imports of the lent modules: `@orime/ui#Button`. */
export type Uses = readonly string[];

/** Why something that is lent cannot stand in for what a remote was compiled against. */
export interface TypeProblem {
  readonly use: string;
  readonly why: string;
}

/**
 * Compares two contracts by the compiler: each used export of the offered one has to be assignable to the one that a remote was compiled
 * against. Files that are the same in both are one file, so that classes of theirs are one class.
 */
export async function compareContracts(root: string, compiled: string, offered: string, uses: Uses): Promise<readonly TypeProblem[]> {
  if (compiled === offered || uses.length === 0) return [];
  const [was, is] = [parseContract(compiled), parseContract(offered)];
  const changed = changedFiles(was, is);
  const isChanged = (module: string): boolean => changed.has(declarationOf(root, module));
  const asked = uses.filter((use) => isChanged(moduleOf(use)));
  if (asked.length === 0) return [];
  const modules = LENT.filter((module) => asked.some((use) => moduleOf(use) === module));
  await mkdir(join(root, '.cache'), { recursive: true });
  const work = await mkdtemp(join(root, '.cache', 'gate-'));
  try {
    await writeTree(join(work, 'was'), was);
    await writeTree(join(work, 'is'), new Map([...is].map(([file, text]) => [file, changed.has(file) ? text : sameAs(file, text)])));
    await writeFile(join(work, 'check.ts'), checkText(root, modules, asked));
    await writeFile(join(work, 'tsconfig.json'), JSON.stringify(projectOf(root)));
    return readProblems(await runTsc(root, work), asked, modules);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Files that differ, or that name one that does. */
function changedFiles(was: Contract, is: Contract): ReadonlySet<string> {
  const changed = new Set([...is.keys(), ...was.keys()].filter((file) => was.get(file) !== is.get(file)));
  for (let grew = true; grew;) {
    grew = false;
    for (const [file, text] of is) {
      if (changed.has(file) || !namedFiles(file, text).some((named) => changed.has(named))) continue;
      changed.add(file);
      grew = true;
    }
  }
  return changed;
}

function namedFiles(file: string, text: string): readonly string[] {
  const named = [...text.matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g)].map(([, path = '']) => path);
  return named.map((path) => posix.join(posix.dirname(file), path).replace(/\.tsx?$/, '.d.ts'));
}

function sameAs(file: string, text: string): string {
  const path = posix.relative(posix.dirname(posix.join('is', file)), posix.join('was', file)).replace(/\.d\.ts$/, '.ts');
  const byDefault = /^export default /m.test(text) ? `export { default } from '${path}';\n` : '';
  return `export * from '${path}';\n${byDefault}`;
}

async function writeTree(folder: string, files: Contract): Promise<void> {
  for (const [file, text] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

/** One line for each use, in the order of the uses, behind the imports. */
function checkText(root: string, modules: readonly string[], uses: Uses): string {
  const imports = modules.flatMap((module, index) => {
    const path = declarationOf(root, module).replace(/\.d\.ts$/, '.ts');
    return [`import type * as Was${String(index)} from './was/${path}';`, `import type * as Is${String(index)} from './is/${path}';`];
  });
  const checks = uses.map((use, number) => {
    const index = String(modules.indexOf(moduleOf(use)));
    const name = use.slice(use.indexOf('#') + 1);
    return `export const check${String(number)}: (typeof Was${index})['${name}'] = (null as unknown as typeof Is${index})['${name}'];`;
  });
  return [...imports, ...checks].join('\n');
}

function projectOf(root: string): object {
  const libraries = ['platform', 'ui', 'contracts', 'event-bus'].map((name) => `packages/${name}/node_modules`);
  return {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      // Libraries are found where the packages find them.
      paths: { '*': libraries.flatMap((folder) => [join(root, folder, '*'), join(root, folder, '@types', '*')]) },
    },
    files: ['check.ts'],
  };
}

/** Every complaint is about something that was asked; any other says that the compiler did not get as far as comparing. */
function readProblems(output: string, uses: Uses, modules: readonly string[]): readonly TypeProblem[] {
  const problems = new Map<string, string>();
  const complaints = output.split('\n').filter((line) => line.includes('error TS'));
  for (const complaint of complaints) {
    const [, number = '', why = ''] = /^(?:.*\/)?check\.ts\((\d+),\d+\): error TS\d+: (.*)/.exec(complaint) ?? [];
    // Two imports for each module, then one line for each use.
    const line = Number(number) - 1;
    const module = modules[Math.floor(line / 2)];
    const about = module === undefined ? [uses[line - 2 * modules.length]] : uses.filter((use) => moduleOf(use) === module);
    if (number === '' || about.includes(undefined)) throw new Error(`Contracts cannot be compared: ${complaint}`);
    for (const use of about) if (use !== undefined && !problems.has(use)) problems.set(use, why);
  }
  return [...problems].map(([use, why]) => ({ use, why }));
}

function moduleOf(use: string): string {
  return use.slice(0, use.indexOf('#'));
}
