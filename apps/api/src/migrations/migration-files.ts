import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface MigrationFile {
  readonly number: number;
  /** `0001_foundations`. */
  readonly name: string;
  readonly up: string;
  readonly down: string;
  /** Digest of `up`: an applied migration is never edited. */
  readonly digest: string;
}

/** The last file of the first release's schema. Later migrations run on tables with rows, beside a running release. */
export const lastOfBaseline = 14;

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** All numbered pairs in number order. Throws when a number is taken twice or one half of a pair is missing. */
export async function readMigrationFiles(): Promise<readonly MigrationFile[]> {
  const names = (await readdir(folder))
    .filter((name) => name.endsWith('.up.sql'))
    .map((name) => name.slice(0, -'.up.sql'.length))
    .sort();
  const files = await Promise.all(names.map(readPair));
  for (const [index, file] of files.entries()) {
    if (files[index - 1]?.number === file.number)
      throw new Error(`Two migrations have the number ${file.number}: ${files[index - 1]?.name} and ${file.name}`);
  }
  return files;
}

async function readPair(name: string): Promise<MigrationFile> {
  const number = Number(/^(\d{4})_[a-z0-9_]+$/.exec(name)?.[1]);
  if (!Number.isInteger(number)) throw new Error(`The migration ${name} is not named NNNN_name`);
  const [up, down] = await Promise.all([
    readFile(join(folder, `${name}.up.sql`), 'utf8'),
    readFile(join(folder, `${name}.down.sql`), 'utf8'),
  ]);
  return { number, name, up, down, digest: createHash('sha256').update(up).digest('hex') };
}
