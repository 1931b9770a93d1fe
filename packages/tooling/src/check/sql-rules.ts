import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ROOT } from '../site/settings.ts';

const CREATE_TABLE = /\bCREATE\s+(?:UNLOGGED\s+)?TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?(?:public\.)?"?(\w+)/gi;
const PLAIN_INDEX =
  /\bCREATE\s+(?:UNIQUE\s+)?INDEX\s+(?!CONCURRENTLY\b)(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?\s+ON\s+(?:ONLY\s+)?(?:public\.)?"?(\w+)/gi;
const LOGIC = /\bCREATE\s+(?:OR\s+REPLACE\s+)?(?:CONSTRAINT\s+)?(FUNCTION|PROCEDURE|VIEW|TRIGGER)\s+(?:public\.)?"?(\w+)/gi;
const REWRITE = /\bpg_get_(?:functiondef|viewdef|triggerdef)\b/i;

/** Checks the api's migrations and SQL sources; returns one sentence per violation. */
export function checkSql(root: string = ROOT): string[] {
  const migrations = globSync('apps/api/migrations/*.sql', { cwd: root }).sort();
  const sources = globSync('apps/api/src/{house,domains/*}/sql/**/*.sql', { cwd: root }).sort();
  const texts = new Map([...migrations, ...sources].map((file) => [file, readStatements(`${root}/${file}`)]));
  const madeBy = listTables(migrations, texts);
  return [...texts].flatMap(([file, text]) => [
    ...(REWRITE.test(text) ? [`${file}: do not rewrite installed objects: edit their file in the domain's sql folder`] : []),
    ...(sources.includes(file) ? [] : [...findLogic(file, text), ...findPlainIndexes(file, text, madeBy)]),
  ]);
}

/** The file without its comments. */
function readStatements(path: string): string {
  return readFileSync(path, 'utf8').replaceAll(/--.*$/gm, '');
}

/** The number of the migration that creates each table. */
function listTables(migrations: readonly string[], texts: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  const made = migrations
    .filter((file) => file.endsWith('.up.sql'))
    .flatMap((file) => [...(texts.get(file) ?? '').matchAll(CREATE_TABLE)].map(([, table = '']) => [table, numberOf(file)] as const));
  return new Map(made);
}

function findLogic(file: string, text: string): string[] {
  return [...text.matchAll(LOGIC)].map(
    ([, kind = '', name = '']) => `${file}: the ${kind.toLowerCase()} ${name} belongs in its domain's sql folder`,
  );
}

function findPlainIndexes(file: string, text: string, madeBy: ReadonlyMap<string, number>): string[] {
  return [...text.matchAll(PLAIN_INDEX)]
    .filter(([, , table = '']) => (madeBy.get(table) ?? 0) < numberOf(file))
    .map(
      ([, index = '', table = '']) =>
        `${file}: ${index} blocks writes to ${table}: create it CONCURRENTLY, in a file with -- no-transaction`,
    );
}

function numberOf(file: string): number {
  return Number(basename(file).slice(0, 4));
}
