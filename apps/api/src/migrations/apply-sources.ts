import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { SchemaSource } from './schema-sources.ts';

/** The sources of a release, in the order in which they were applied. */
type Applied = readonly Pick<SchemaSource, 'name' | 'digest' | 'objects'>[];

export interface ApplySourcesOptions {
  /** Whether migrations were applied just now: they may have dropped views or triggers. */
  readonly afterMigrations: boolean;
  /** Apply this release's sources even if a newer release has applied its own. */
  readonly replaceNewer: boolean;
}

/**
 * Applies changed sources and their dependents in one transaction, and drops objects that no source creates any more. Costs one
 * query when nothing changed. Returns the names applied.
 *
 * During a deployment a process of the previous release may restart after the new release has applied its sources. The sets of
 * sources are recorded in order, so that process finds its own set superseded and leaves the newer one in place.
 */
export async function applySources(
  client: pg.Client,
  sources: readonly SchemaSource[],
  { afterMigrations, replaceNewer }: ApplySourcesOptions,
): Promise<readonly string[]> {
  const digest = digestOf(sources);
  const sets = await listSets(client);
  const isCurrent = sets[0] === digest;
  if (isCurrent && !afterMigrations) return [];
  if (sets.includes(digest) && !isCurrent && !replaceNewer) return [];
  const applied = await readApplied(client);
  const changed = await listChanged(client, sources, applied);
  await inTransaction(client, async () => {
    const wanted = new Set(sources.flatMap(({ objects }) => objects));
    const renewed = new Set(changed.map(({ name }) => name));
    // CREATE OR REPLACE VIEW cannot remove or rename columns, so changed views are dropped first.
    const obsolete = applied.flatMap(({ name, objects }) =>
      objects.filter((object) => !wanted.has(object) || (renewed.has(name) && object.startsWith('VIEW '))),
    );
    await drop(client, obsolete);
    for (const source of changed) await applyOne(client, source);
    await client.query('DELETE FROM schema_sources WHERE digest = $1', [digest]);
    const now: Applied = sources.map(({ name, digest: own, objects }) => ({ name, digest: own, objects }));
    await client.query(
      'INSERT INTO schema_sources (number, digest, applied) SELECT coalesce(max(number), 0) + 1, $1, $2 FROM schema_sources',
      [digest, JSON.stringify(now)],
    );
  });
  return changed.map(({ name }) => name);
}

/** Drops every view, trigger and function that no table depends on. The next `migrate` creates them again. */
export async function dropSources(client: pg.Client, sources: readonly SchemaSource[]): Promise<void> {
  const applied = await readApplied(client);
  const needed = new Set(sources.filter(({ before }) => before !== undefined).map(({ name }) => name));
  await inTransaction(client, async () => {
    await drop(
      client,
      applied.filter(({ name }) => !needed.has(name)).flatMap(({ objects }) => objects),
    );
    await client.query('DELETE FROM schema_sources');
  });
}

/** `DROP … IF EXISTS` for an entry of `SchemaSource.objects`. */
export function dropStatement(object: string): string {
  return `DROP ${object.replace(' ', ' IF EXISTS ')}`;
}

/** In reverse order, triggers and views before the functions they use. */
async function drop(client: pg.Client, objects: readonly string[]): Promise<void> {
  const rank = (object: string) => (object.startsWith('TRIGGER ') ? 0 : object.startsWith('VIEW ') ? 1 : 2);
  for (const object of objects.toReversed().toSorted((one, two) => rank(one) - rank(two))) await client.query(dropStatement(object));
}

async function applyOne(client: pg.Client, { name, text }: SchemaSource): Promise<void> {
  try {
    await client.query(text);
  } catch (cause) {
    throw new Error(`The source ${name}.sql failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Sources whose text changed or whose objects are missing, and their dependents. */
async function listChanged(client: pg.Client, sources: readonly SchemaSource[], applied: Applied): Promise<readonly SchemaSource[]> {
  const digests = new Map(applied.map(({ name, digest }) => [name, digest]));
  const existing = await listExisting(client);
  const changed = new Set<string>();
  for (const { name, digest, objects, after } of sources) {
    const isWhole = objects.every((object) => existing.has(shortName(object)));
    // Sources are sorted: dependencies have been decided before their dependents.
    if (digests.get(name) !== digest || !isWhole || after.some((other) => changed.has(other))) changed.add(name);
  }
  return sources.filter(({ name }) => changed.has(name));
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** Digests of the sets that were applied, newest first. */
async function listSets(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ digest: string }>('SELECT digest FROM schema_sources ORDER BY number DESC');
  return rows.map(({ digest }) => digest);
}

async function readApplied(client: pg.Client): Promise<Applied> {
  const { rows } = await client.query<{ applied: Applied }>('SELECT applied FROM schema_sources ORDER BY number DESC LIMIT 1');
  return rows[0]?.applied ?? [];
}

async function listExisting(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ object: string }>(`
    SELECT 'VIEW ' || relname AS object FROM pg_class WHERE relkind = 'v' AND relnamespace = 'public'::regnamespace
    UNION ALL
    SELECT CASE prokind WHEN 'p' THEN 'PROCEDURE ' ELSE 'FUNCTION ' END || proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL
    SELECT 'TRIGGER ' || tgname || ' ON ' || relname FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid WHERE NOT tgisinternal AND relnamespace = 'public'::regnamespace`);
  return new Set(rows.map(({ object }) => object));
}

function shortName(object: string): string {
  return object.replace(/\(.*$/, '');
}

function digestOf(sources: readonly SchemaSource[]): string {
  const all = createHash('sha256');
  for (const { name, digest } of sources.toSorted((one, two) => (one.name < two.name ? -1 : 1))) all.update(`${name} ${digest}\n`);
  return all.digest('hex');
}
