import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Each may use what the ones before it define. */
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
  /** File name without `.sql`; no two files have the same. */
  readonly name: string;
  readonly text: string;
  readonly digest: string;
  /** From `-- before: 0009_trade`: that migration needs it, because columns or constraints are computed with it. */
  readonly before: string | undefined;
  /** From `-- after: other`: sources that it needs when it is applied. */
  readonly after: readonly string[];
  /** What it creates, such as `VIEW design_card_source` or `TRIGGER designs__cards ON designs`: the rest of a DROP. */
  readonly objects: readonly string[];
}

/** The current text of every view, function and trigger, in an order in which they can be applied. */
export async function readSchemaSources(): Promise<readonly SchemaSource[]> {
  const folders = ['house/sql', ...domains.map((domain) => `domains/${domain}/sql`)];
  const files = (await Promise.all(folders.map(listFiles))).flat();
  const sources = await Promise.all(files.map(async (file) => parseSource(basename(file, '.sql'), await readFile(file, 'utf8'))));
  return sortSources(sources);
}

async function listFiles(folder: string): Promise<readonly string[]> {
  const path = fileURLToPath(new URL(`../${folder}`, import.meta.url));
  // Not every domain has logic in its database.
  const names = await readdir(path, { recursive: true }).catch(() => []);
  return names
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => join(path, name));
}

/** Throws when the file creates nothing that is known here. */
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

/** The arguments up to the closing parenthesis, without their defaults, which a DROP may not name. */
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

/** Keeps the order given, but moves each source behind those it comes after. Throws on a name twice, one unknown, or a circle. */
export function sortSources(sources: readonly SchemaSource[]): readonly SchemaSource[] {
  const byName = new Map(sources.map((source) => [source.name, source]));
  if (byName.size < sources.length) throw new Error(`Two sources have one name: ${findTwice(sources.map(({ name }) => name))}.sql`);
  const sorted = new Set<SchemaSource>();
  const visit = (source: SchemaSource, path: readonly string[]): void => {
    if (sorted.has(source)) return;
    if (path.includes(source.name)) throw new Error(`Sources come after each other in a circle: ${[...path, source.name].join(', ')}`);
    for (const name of source.after) {
      const other = byName.get(name);
      if (other === undefined) throw new Error(`The source ${source.name}.sql comes after ${name}, which there is not.`);
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
