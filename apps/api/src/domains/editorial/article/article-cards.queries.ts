import type { ArticleCard } from '@orime/contracts/api/editorial/article';
import { sql, type RawBuilder } from 'kysely';
import { allOf } from '../../../house/db/capped-count.ts';
import type { Db } from '../../../house/db/db.ts';
import type { Page } from '../../../house/http/paging.ts';
import { sectionLabel } from './labels.ts';

export interface ArticleFilters {
  /** Others than staff may ask for `published` alone, or for their own. */
  readonly status: string;
  readonly authorId?: string | undefined;
  readonly section?: string | undefined;
  readonly tag?: string | undefined;
  /** Name of the author in either language, or the user id. */
  readonly author?: string | undefined;
  /** A tsquery of the search engine. */
  readonly search?: string | undefined;
  /** Leaves out those without a cover. */
  readonly hasCover?: boolean | undefined;
}

type CardRow = Omit<ArticleCard, 'sectionLabel' | 'publishedAt'> & { readonly publishedAt: Date | null };

/** Fields of a card from articles `a` and the revision `r` that is shown. */
export const articleCardFields = sql`
  a.id AS "_id", a.id, a.slug, local_text(r.title_en, r.title_jp) AS title, local_text(r.dek_en, r.dek_jp) AS dek, a.section, a.tags,
  json_build_object('name', a.author_name, 'nameJp', a.author_name_jp) AS author,
  (SELECT image_ref(f, coalesce(nullif(a.cover_alt_en, ''), f.alt_en), coalesce(nullif(a.cover_alt_jp, ''), f.alt_jp)) FROM files f WHERE f.id = a.cover_id) AS cover,
  a.cover_focal AS "coverFocal",
  (SELECT image_ref(f, f.alt_en, f.alt_jp) FROM files f WHERE f.id = a.hero_id) AS hero,
  a.published_at AS "publishedAt", json_build_object('en', r.reading_minutes_en, 'jp', r.reading_minutes_jp) AS "readingMinutes", a.likes_count AS likes`;

/** Published articles show their published revision, the others the one that is worked on. */
export const shownRevision = sql`JOIN article_revisions r ON r.id = CASE WHEN a.status = 'published' THEN a.published_revision_id ELSE coalesce(a.working_revision_id, a.published_revision_id) END`;

export async function listArticleCards(
  db: Db,
  filters: ArticleFilters,
  sort: 'new' | 'likes',
  page: Page,
): Promise<{ items: ArticleCard[]; total: number }> {
  // What is published has been so at a moment; the index of the newest is in this order.
  const newest =
    filters.status === 'published' ? sql`a.published_at DESC, a.id` : sql`a.published_at DESC NULLS LAST, a.created_at DESC, a.id`;
  const order = sort === 'likes' ? sql`a.likes_count DESC, ${newest}` : newest;
  const where = whereOf(filters);
  const [chosen, counted] = await Promise.all([
    sql<CardRow>`
      SELECT ${articleCardFields} FROM (SELECT a.* FROM articles a WHERE ${where} ORDER BY ${order} LIMIT ${page.limit} OFFSET ${page.offset}) a ${shownRevision} ORDER BY ${order}`.execute(
      db,
    ),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM articles a WHERE ${where}`.execute(db),
  ]);
  return { items: chosen.rows.map(toCard), total: counted.rows[0]?.total ?? 0 };
}

/** Published articles by id, in the order of the ids. */
export async function listArticleCardsByIds(db: Db, ids: readonly string[]): Promise<ArticleCard[]> {
  const { rows } = await sql<CardRow>`
    SELECT ${articleCardFields} FROM unnest(${ids}::text[]) WITH ORDINALITY AS wanted (id, place) JOIN articles a ON a.id = wanted.id ${shownRevision}
    WHERE a.status = 'published' ORDER BY wanted.place`.execute(db);
  return rows.map(toCard);
}

/** Of how many articles with a tag those to read next are chosen. */
const neighbours = 50;

/** Published articles to read after this one, of the newest that share a tag or the section: with the most tags in common, then of its section, then the newest. */
export async function listRelatedCards(
  db: Db,
  article: { readonly id: string; readonly tags: readonly string[]; readonly section: string },
): Promise<ArticleCard[]> {
  const others = sql`SELECT a.id FROM articles a WHERE a.status = 'published' AND a.id <> ${article.id}`;
  const newest = (count: number) => sql`ORDER BY a.published_at DESC, a.id LIMIT ${count}`;
  // A statement a tag, as rare ones are found by the index of tags and common ones among the newest.
  const near = sql.join(
    [
      ...article.tags.map((tag) => sql`(${others} AND a.tags @> ARRAY[${tag}]::text[] ${newest(neighbours)})`),
      sql`(${others} AND a.section = ${article.section} ${newest(3)})`,
      sql`(${others} ${newest(3)})`,
    ],
    sql` UNION `,
  );
  const { rows } = await sql<CardRow>`
    SELECT ${articleCardFields} FROM (${near}) near JOIN articles a ON a.id = near.id ${shownRevision}
    ORDER BY cardinality(ARRAY(SELECT unnest(a.tags) INTERSECT SELECT unnest(${article.tags}::text[]))) DESC, (a.section = ${article.section}) DESC, a.published_at DESC, a.id LIMIT 3`.execute(
    db,
  );
  return rows.map(toCard);
}

/** The published article before this one in time; after the oldest the newest comes again. */
export async function findNextCard(
  db: Db,
  article: { readonly id: string; readonly publishedAt: Date | null },
): Promise<ArticleCard | undefined> {
  const first = (when: RawBuilder<unknown>) =>
    sql`(SELECT a.id FROM articles a WHERE a.status = 'published' AND a.id <> ${article.id} AND ${when} ORDER BY a.published_at DESC, a.id LIMIT 1)`;
  const { rows } = await sql<CardRow>`
    SELECT ${articleCardFields} FROM (SELECT coalesce(${first(sql`a.published_at < ${article.publishedAt ?? new Date()}`)}, ${first(sql`true`)}) AS id) next
    JOIN articles a ON a.id = next.id ${shownRevision}`.execute(db);
  return rows.map(toCard)[0];
}

export interface CountRow {
  readonly value: string;
  readonly count: number;
}

/** Published articles per section and per tag. */
export async function countSectionsAndTags(db: Db): Promise<{ sections: readonly CountRow[]; tags: readonly CountRow[] }> {
  const [sections, tags] = await Promise.all([
    sql<CountRow>`SELECT section AS value, count(*)::int AS count FROM articles WHERE status = 'published' GROUP BY section ORDER BY count DESC, value`.execute(
      db,
    ),
    sql<CountRow>`SELECT tag AS value, count(*)::int AS count FROM articles, unnest(tags) tag WHERE status = 'published' GROUP BY tag ORDER BY count DESC, value LIMIT 40`.execute(
      db,
    ),
  ]);
  return { sections: sections.rows, tags: tags.rows };
}

export function toCard(row: CardRow): ArticleCard {
  return { ...row, sectionLabel: sectionLabel(row.section), publishedAt: row.publishedAt?.toISOString() ?? null };
}

function whereOf({ status, authorId, section, tag, author, search, hasCover }: ArticleFilters): RawBuilder<unknown> {
  return allOf([
    sql`a.status = ${status}`,
    hasCover === true ? sql`a.cover_id IS NOT NULL` : undefined,
    authorId === undefined ? undefined : sql`a.author_id = ${authorId}`,
    section === undefined ? undefined : sql`a.section = ${section}`,
    tag === undefined ? undefined : sql`a.tags @> ARRAY[${tag}]::text[]`,
    author === undefined ? undefined : sql`(a.author_name = ${author} OR a.author_name_jp = ${author} OR a.author_id = ${author})`,
    search === undefined
      ? undefined
      : sql`a.id IN (SELECT entity_id FROM search_documents WHERE kind = 'article' AND tokens @@ ${search}::tsquery)`,
  ]);
}
