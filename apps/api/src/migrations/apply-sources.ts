import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { SchemaSource } from './schema-sources.ts';

/** What a release brought, in the order in which it was applied. */
type Applied = readonly Pick<SchemaSource, 'name' | 'digest' | 'objects'>[];

export interface ApplySourcesOptions {
  /** Whether migrations were applied just now, which may have taken views or triggers away. */
  readonly afterMigrations: boolean;
  /** Put this release's texts in the place of those that a newer one has applied. */
  readonly replaceNewer: boolean;
}

/**
 * Brings views, functions and triggers to the texts of this release, in one transaction: what changed is applied, with all that comes
 * after it, and what no file creates any more is dropped. Asks one question when nothing changed. Returns the names applied.
 *
 * A process of the previous release may start again while the next is already there. The sets of texts that were applied are
 * remembered in their order, so it sees that its own were replaced and leaves the newer ones in place.
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
    // A view whose columns change cannot be replaced, nor dropped before those that read it.
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

/** Takes every view, trigger and function away that no table needs: the next migration or start brings them again. */
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

/** The statement that takes an object away, if it is there. */
export function dropStatement(object: string): string {
  return `DROP ${object.replace(' ', ' IF EXISTS ')}`;
}

/** The last first, and functions after the triggers and views that use them. */
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

/** Sources with another text, or without one of their objects, and all that come after them. */
async function listChanged(client: pg.Client, sources: readonly SchemaSource[], applied: Applied): Promise<readonly SchemaSource[]> {
  const digests = new Map(applied.map(({ name, digest }) => [name, digest]));
  const existing = await listExisting(client);
  const changed = new Set<string>();
  for (const { name, digest, objects, after } of sources) {
    const isWhole = objects.every((object) => existing.has(shortName(object)));
    // They are sorted: what a source comes after was looked at before it.
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

/** Digests of the sets that were applied, the newest first. */
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
