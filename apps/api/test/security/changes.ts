import { sql } from 'kysely';
import type { Db } from '../../src/house/db/db.ts';

/** One row that a call wrote: of an update only the columns that differ. */
export interface Change {
  readonly name: string;
  readonly kind: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly id: string | null;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Tables that say nothing of who may do what: counters, answers kept for a second try, words that a search knows. */
const bookkeeping = [
  'rate_limits',
  'idempotency_keys',
  'changes_seen',
  'socket_presences',
  'socket_attachments',
  'number_sequences',
  'search_words',
  'design_card_counts',
  'design_facet_places',
  'design_facet_blocks',
  'catalogue_changes',
  'touched_designs',
  'touched_styles',
];

export interface ChangeWatch {
  /** The rows that were written while `work` ran, in the order of writing. Nothing else may run at the same time. */
  during<Result>(work: () => Promise<Result>): Promise<{ readonly result: Result; readonly changes: readonly Change[] }>;
}

/** Puts a trigger on every table of a test's own database, so that no change goes unseen. */
export async function watchChanges(db: Db): Promise<ChangeWatch> {
  await sql`CREATE TABLE changes_seen (position bigint GENERATED ALWAYS AS IDENTITY, name text, kind text, before jsonb, after jsonb)`.execute(
    db,
  );
  await sql`
    CREATE FUNCTION see_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO changes_seen (name, kind, before, after)
      VALUES (TG_TABLE_NAME, TG_OP, CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END, CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END);
      RETURN NULL;
    END $$`.execute(db);
  const { rows } = await sql<{ name: string }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`.execute(db);
  for (const { name } of rows.filter((table) => !bookkeeping.includes(table.name))) {
    await sql`CREATE TRIGGER see_change AFTER INSERT OR UPDATE OR DELETE ON ${sql.table(name)} FOR EACH ROW EXECUTE FUNCTION see_change()`.execute(
      db,
    );
  }
  return {
    async during(work) {
      // TRUNCATE would have every connection plan the trigger's statement anew.
      await sql`DELETE FROM changes_seen`.execute(db);
      const result = await work();
      return { result, changes: await readChanges(db) };
    },
  };
}

interface SeenRow {
  readonly name: string;
  readonly kind: Change['kind'];
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

async function readChanges(db: Db): Promise<readonly Change[]> {
  const { rows } = await sql<SeenRow>`SELECT name, kind, before, after FROM changes_seen ORDER BY position`.execute(db);
  return rows
    .map(toChange)
    .filter(
      ({ kind, name, values }) =>
        kind !== 'UPDATE' || Object.keys(values).some((column) => !(name === 'sessions' && column === 'last_used_at')),
    );
}

function toChange({ name, kind, before, after }: SeenRow): Change {
  const row = after ?? before ?? {};
  const values =
    kind === 'UPDATE'
      ? Object.fromEntries(Object.entries(row).filter(([column, value]) => JSON.stringify(value) !== JSON.stringify(before?.[column])))
      : row;
  return { name, kind, id: typeof row['id'] === 'string' ? row['id'] : null, values };
}

/** Columns whose values are made up anew for every row, or count on for all. */
const everNew =
  /(^|_)(hash|secret|token|key|sealed|enc|number|reference|position|next_value|last_seq|slug|serial|sku|bytes|thumbhash|message|title|path|sha256|ip|user_agent|quote|tokens|ref)$/;

/**
 * Changes as text that is the same for two runs of the same call on rows of their own: ids, times, secrets and numbers are
 * named by what they are. The named ids stay apart from all others.
 */
export function canonicalChanges(changes: readonly Change[], named: Readonly<Record<string, string>> = {}): readonly string[] {
  const known = { ...namedAnew(changes), ...named };
  return changes
    .map(
      ({ name, kind, values }) =>
        `${kind} ${name} ${canonicalText(Object.fromEntries(Object.entries(values).map(([column, value]) => [column, column === 'id' || (everNew.test(column) && value !== null) ? '<new>' : value])), known)}`,
    )
    .toSorted();
}

/** The names in addresses that the changes make up, which rows that hold texts ready to be sent repeat. */
function namedAnew(changes: readonly Change[]): Record<string, string> {
  const slugs = changes.flatMap(({ kind, values: { slug } }) =>
    kind === 'INSERT' && typeof slug === 'string' && slug !== '' ? [slug] : [],
  );
  return Object.fromEntries(slugs.map((slug, index) => [`slug ${String(index)}`, slug]));
}

export function canonicalText(value: unknown, named: Readonly<Record<string, string>> = {}): string {
  let text = JSON.stringify(value) ?? '';
  for (const [name, id] of Object.entries(named)) text = text.replaceAll(id, `<${name}>`);
  return text
    .replaceAll(/[\w-]{40,}/g, '<secret>')
    .replaceAll(/\b([a-z]{1,4})_[0-9A-HJKMNP-TV-Z]{26}/gi, '<$1>')
    .replaceAll(/20(2[4-9]|[3-9]\d)-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.\d]*(Z|[+-]\d\d(:\d\d)?)?/g, '<time>')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<uuid>')
    .replaceAll(
      /\b(?:house|design|mill|show|code|gone)-[0-9a-z]{4,24}(-[0-9a-z]+)*|\bcloth(-\d+)?\b|\b(direct|group|order)-[0-9a-z]{26}/gi,
      '<name>',
    )
    .replaceAll(/\b[A-Z]{2,4}-[0-9A-Z]{3,}(-[0-9A-Z]{3,})?|\b(OR|RT|WO|CN|INV?)\d{3,}(-\d+)?/g, '<number>');
}
