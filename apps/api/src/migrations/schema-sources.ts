import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A domain's files are applied after those of the domains before it. */
const domains = [
  'site',
  'media',
  'notify',
  'people',
  'catalogue',
  'money',
  'selling',
  'trade',
  'editorial',
  'talk',
  'discovery',
  'office',
] as const;

export interface SchemaSource {
  /** File name without `.sql`, unique across all folders. */
  readonly name: string;
  readonly text: string;
  readonly digest: string;
  /** From `-- before: 0009_trade`: applied with that migration, whose columns or constraints use the function. */
  readonly before: string | undefined;
  /** From `-- after: other`: sources it depends on. */
  readonly after: readonly string[];
  /** The objects it creates, written as DROP takes them: `VIEW design_card_source`, `TRIGGER designs__cards ON designs`. */
  readonly objects: readonly string[];
}

/** Reads the files of all views, functions and triggers, sorted so that each follows its dependencies. */
export async function readSchemaSources(): Promise<readonly SchemaSource[]> {
  const folders = ['house/sql', ...domains.map((domain) => `domains/${domain}/sql`)];
  const files = (await Promise.all(folders.map(listFiles))).flat();
  const sources = await Promise.all(files.map(async (file) => parseSource(basename(file, '.sql'), await readFile(file, 'utf8'))));
  return sortSources(sources);
}

async function listFiles(folder: string): Promise<readonly string[]> {
  const path = fileURLToPath(new URL(`../${folder}`, import.meta.url));
  // Most domains have no SQL objects and no folder.
  const names = await readdir(path, { recursive: true }).catch(() => []);
  return names
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => join(path, name));
}

/** Throws when the file creates no view, function, procedure or trigger. */
export function parseSource(name: string, text: string): SchemaSource {
  const before = /^-- before: (\w+)$/m.exec(text)?.[1];
  const after = [...text.matchAll(/^-- after: (\w+)$/gm)].flatMap(([, other]) => (other === undefined ? [] : [other]));
  const objects = listObjects(text);
  if (objects.length === 0) throw new Error(`The source ${name}.sql creates no view, function, procedure or trigger.`);
  return { name, text, digest: createHash('sha256').update(text).digest('hex'), before, after, objects };
}

function listObjects(text: string): readonly string[] {
  const views = [...text.matchAll(/^CREATE OR REPLACE VIEW (\w+)/gm)].map(([, name]) => `VIEW ${name}`);
  const routines = [...text.matchAll(/^CREATE OR REPLACE (FUNCTION|PROCEDURE) (\w+)\(/gm)].map(
    (match) => `${match[1]} ${match[2]}(${readArguments(text, match.index + match[0].length)})`,
  );
  const triggers = [...text.matchAll(/^CREATE (?:OR REPLACE |CONSTRAINT )TRIGGER (\w+)\s(?:(?!EXECUTE)[^;])*?\sON (\w+)/gm)].map(
    ([, name, table]) => `TRIGGER ${name} ON ${table}`,
  );
  return [...views, ...routines, ...triggers];
}

/** The argument list without default values, which DROP FUNCTION does not accept. */
function readArguments(text: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < text.length; end += 1) {
    if (text[end] === '(') depth += 1;
    else if (text[end] === ')') depth -= 1;
  }
  return text
    .slice(start, end - 1)
    .replaceAll(/\s+DEFAULT [^,]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A stable topological sort by `after`. Throws on duplicate names, unknown names and cycles. */
export function sortSources(sources: readonly SchemaSource[]): readonly SchemaSource[] {
  const byName = new Map(sources.map((source) => [source.name, source]));
  if (byName.size < sources.length) throw new Error(`Two sources have the same name: ${findTwice(sources.map(({ name }) => name))}.sql`);
  const sorted = new Set<SchemaSource>();
  const visit = (source: SchemaSource, path: readonly string[]): void => {
    if (sorted.has(source)) return;
    if (path.includes(source.name)) throw new Error(`Sources depend on each other in a cycle: ${[...path, source.name].join(', ')}`);
    for (const name of source.after) {
      const other = byName.get(name);
      if (other === undefined) throw new Error(`The source ${source.name}.sql comes after ${name}, which does not exist.`);
      visit(other, [...path, source.name]);
    }
    sorted.add(source);
  };
  for (const source of sources) visit(source, []);
  return [...sorted];
}

function findTwice(names: readonly string[]): string {
  return names.find((name, index) => names.indexOf(name) < index) ?? '';
}
