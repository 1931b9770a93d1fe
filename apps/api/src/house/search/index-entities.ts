import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { writeSearchDocuments, type SearchDocument, type SearchKind } from './search-index.ts';

/** Brings search up to date with designs: after they, their profile or their vocabulary changed. */
export async function reindexDesigns(db: Db, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<SearchDocument & { country: string }>`
    SELECT d.id, d.country_origin AS country, d.name AS title, d.name_jp AS "titleJp",
      ARRAY[k.slug, k.name_en, k.name_jp, o.name_en, o.name_jp, p.name, p.name_jp, p.handle, d.fabric, d.print, concat(d.season, d.year), coalesce(b.words, '')] || d.tags AS facts,
      ARRAY[d.description_en, d.description_jp] AS prose
    FROM designs d
    JOIN profiles p ON p.id = d.profile_id
    JOIN categories k ON k.id = d.category_id
    JOIN colours o ON o.key = d.colour
    LEFT JOIN LATERAL (SELECT string_agg(name_en || ' ' || name_jp, ' ') AS words FROM fibres WHERE key = ANY (d.material_keys)) b ON true
    WHERE d.id = ANY (${ids}::text[]) AND d.deleted_at IS NULL`.execute(db);
  const documents = rows.map(({ country, ...row }) => ({ ...row, facts: [...row.facts, countryWords(country)] }));
  await writeSearchDocuments(db, 'design', ids, documents);
}

export async function reindexProfiles(db: Db, ids: readonly string[]): Promise<void> {
  await reindexPeople(
    db,
    'profile',
    ids,
    sql`SELECT id, name, name_jp, handle, city, city_jp, country, array_to_string(disciplines, ' ') AS facts, bio_en, bio_jp FROM profiles WHERE deleted_at IS NULL`,
  );
}

export async function reindexProducers(db: Db, ids: readonly string[]): Promise<void> {
  await reindexPeople(
    db,
    'producer',
    ids,
    sql`SELECT id, name, name_jp, handle, city, city_jp, country, capabilities::text AS facts, bio_en, bio_jp FROM producers WHERE deleted_at IS NULL`,
  );
}

export async function reindexStockists(db: Db, ids: readonly string[]): Promise<void> {
  await reindexPeople(
    db,
    'stockist',
    ids,
    sql`SELECT id, name, name_jp, slug AS handle, city, city_jp, country, address AS facts, note_en AS bio_en, note_jp AS bio_jp FROM stockists`,
  );
}

/** Articles are found by the words that are published, so a draft's new title shows nowhere. */
export async function reindexArticles(db: Db, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<SearchDocument>`
    SELECT a.id, r.title_en AS title, r.title_jp AS "titleJp", ARRAY[r.dek_en, r.dek_jp, a.author_name, a.author_name_jp, a.section] || a.tags AS facts,
      ARRAY(SELECT CASE jsonb_typeof(block -> 'text')
          WHEN 'array' THEN (SELECT string_agg(run ->> 'text', '' ORDER BY place) FROM jsonb_array_elements(block -> 'text') WITH ORDINALITY AS runs (run, place))
          ELSE block ->> 'text' END
        FROM jsonb_array_elements(r.body_en || r.body_jp) block WHERE block ? 'text') AS prose
    FROM articles a JOIN article_revisions r ON r.id = a.published_revision_id
    WHERE a.id = ANY (${ids}::text[])`.execute(db);
  await writeSearchDocuments(db, 'article', ids, rows);
}

interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly name_jp: string;
  readonly handle: string;
  readonly city: string;
  readonly city_jp: string;
  readonly country: string;
  readonly facts: string;
  readonly bio_en: string;
  readonly bio_jp: string;
}

async function reindexPeople(db: Db, kind: SearchKind, ids: readonly string[], source: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await sql<PersonRow>`SELECT * FROM (${source}) people WHERE id = ANY (${ids}::text[])`.execute(db);
  const documents = rows.map((row) => ({
    id: row.id,
    title: row.name,
    titleJp: row.name_jp,
    facts: [row.handle.replaceAll(/[-_]/g, ' '), row.city, row.city_jp, countryWords(row.country), row.facts],
    prose: [row.bio_en, row.bio_jp],
  }));
  await writeSearchDocuments(db, kind, ids, documents);
}

const english = new Intl.DisplayNames('en', { type: 'region' });
const japanese = new Intl.DisplayNames('ja', { type: 'region' });

function countryWords(code: string): string {
  return `${english.of(code) ?? ''} ${japanese.of(code) ?? ''}`;
}
