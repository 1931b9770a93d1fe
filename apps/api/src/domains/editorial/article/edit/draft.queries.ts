import type { ArticleStatus } from '@orime/commerce';
import { plainTextOf } from '@orime/contracts';
import { sql } from 'kysely';
import type { Caller } from '../../../../house/access/caller.ts';
import type { ArticleAbout, ArticlePlaceRow } from '../../../../house/db/column-types.ts';
import type { Db } from '../../../../house/db/db.ts';
import type { Page } from '../../../../house/http/paging.ts';
import type { StoredBlock } from '../article-body.ts';

export interface Draft {
  readonly id: string;
  readonly status: ArticleStatus;
  readonly authorId: string | null;
  readonly authorName: string;
  readonly authorNameJp: string;
  readonly publishAt: Date | null;
  readonly publishedAt: Date | null;
  readonly publishedRevision: string | null;
  readonly revision: string;
  readonly kind: 'autosave' | 'manual' | 'publish';
  readonly title: { readonly en: string; readonly jp: string };
  readonly dek: { readonly en: string; readonly jp: string };
  readonly bodyEn: readonly StoredBlock[];
  readonly bodyJp: readonly StoredBlock[];
  readonly about: ArticleAbout;
  readonly savedAt: Date;
  readonly returnReason: string | null;
  readonly version: number;
}

const fields = sql`
  a.id, a.status, a.author_id AS "authorId", a.author_name AS "authorName", a.author_name_jp AS "authorNameJp", a.publish_at AS "publishAt", a.published_at AS "publishedAt",
  a.published_revision_id AS "publishedRevision", r.id AS revision, r.kind, json_build_object('en', r.title_en, 'jp', r.title_jp) AS title, json_build_object('en', r.dek_en, 'jp', r.dek_jp) AS dek,
  r.body_en AS "bodyEn", r.body_jp AS "bodyJp", r.created_at AS "savedAt", a.version, a.return_reason AS "returnReason",
  jsonb_build_object('place', (SELECT jsonb_build_object('name', jsonb_build_object('en', o.name_en, 'jp', o.name_jp), 'country', o.country, 'lat', o.lat, 'lon', o.lon, 'position', o.position) FROM article_places o WHERE o.article_id = a.id))
    || coalesce(r.about, jsonb_build_object('slug', a.slug, 'section', a.section, 'tags', to_jsonb(a.tags), 'coverFileId', a.cover_id, 'coverAlt', jsonb_build_object('en', a.cover_alt_en, 'jp', a.cover_alt_jp), 'coverFocal', a.cover_focal)) AS about`;

/** The working copy. Authors find their own articles, staff all (account managers only to read); archived ones are nobody's any more. */
export async function findDraft(db: Db, id: string, caller: Caller, lock: 'lock' | 'read' = 'read'): Promise<Draft | undefined> {
  // A statement of its own: one that waited would join the new article with the revisions as they were before.
  if (lock === 'lock') await sql`SELECT 1 FROM articles WHERE id = ${id} FOR UPDATE`.execute(db);
  const { rows } = await sql<Draft>`
    SELECT ${fields} FROM articles a JOIN article_revisions r ON r.id = coalesce(a.working_revision_id, a.published_revision_id)
    WHERE a.id = ${id} AND a.status <> 'archived' AND (${caller.role === 'admin' || caller.role === 'account-manager'} OR a.author_id = ${caller.userId})`.execute(
    db,
  );
  return rows[0];
}

export interface RevisionRow {
  readonly id: string;
  readonly kind: 'autosave' | 'manual' | 'publish';
  readonly title: { readonly en: string; readonly jp: string };
  readonly by: string | null;
  readonly createdAt: string;
  readonly isWorking: boolean;
  readonly isPublished: boolean;
}

/** Newest first. */
export async function listRevisions(db: Db, draft: Draft, { limit, offset }: Page): Promise<{ items: RevisionRow[]; total: number }> {
  const { rows } = await sql<Pick<RevisionRow, 'id' | 'kind' | 'title' | 'by'> & { createdAt: Date; total: number }>`
    SELECT r.id, r.kind, json_build_object('en', r.title_en, 'jp', r.title_jp) AS title, u.name AS by, r.created_at AS "createdAt", count(*) OVER ()::int AS total
    FROM article_revisions r LEFT JOIN users u ON u.id = r.created_by WHERE r.article_id = ${draft.id} ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(
    db,
  );
  const items = rows.map(({ total: _, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    isWorking: row.id === draft.revision,
    isPublished: draft.status === 'published' && row.id === draft.publishedRevision,
  }));
  return { items, total: rows[0]?.total ?? 0 };
}

/** What one revision of an article says; `about` is null in those from before it was kept with the words. */
export async function findRevision(
  db: Db,
  articleId: string,
  id: string,
): Promise<(Omit<RevisionWords, 'about'> & { readonly about: ArticleAbout | null }) | undefined> {
  const row = await db
    .selectFrom('article_revisions')
    .select(['title_en', 'title_jp', 'dek_en', 'dek_jp', 'body_en', 'body_jp', 'about'])
    .where('id', '=', id)
    .where('article_id', '=', articleId)
    .executeTakeFirst();
  return (
    row && {
      title: { en: row.title_en, jp: row.title_jp },
      dek: { en: row.dek_en, jp: row.dek_jp },
      // Blocks in the table were written by `saveDraft` or the demo data, both as StoredBlock.
      bodyEn: row.body_en as readonly StoredBlock[],
      bodyJp: row.body_jp as readonly StoredBlock[],
      about: row.about,
    }
  );
}

/** The next articles whose time has come, locked; another process takes others. */
export async function lockDueDrafts(
  db: Db,
  { limit, exceptIds }: { readonly limit: number; readonly exceptIds: readonly string[] },
): Promise<Draft[]> {
  const { rows } = await sql<Draft>`
    SELECT ${fields} FROM articles a JOIN article_revisions r ON r.id = coalesce(a.working_revision_id, a.published_revision_id)
    WHERE a.status = 'scheduled' AND a.publish_at <= now() AND a.id <> ALL (${[...exceptIds]}::text[]) ORDER BY a.publish_at, a.id LIMIT ${limit} FOR UPDATE OF a SKIP LOCKED`.execute(
    db,
  );
  return rows;
}

export interface RevisionWords {
  readonly title: { readonly en: string; readonly jp: string };
  readonly dek: { readonly en: string; readonly jp: string };
  readonly bodyEn: readonly StoredBlock[];
  readonly bodyJp: readonly StoredBlock[];
  readonly about: ArticleAbout;
}

export interface NewRevision extends RevisionWords {
  readonly id: string;
  readonly articleId: string;
  readonly kind: 'autosave' | 'manual' | 'publish';
  readonly by: string | null;
}

/** Writes a revision and makes it the working copy. Of autosaves the newest twenty stay. */
export async function insertRevision(db: Db, { id, articleId, kind, by, title, dek, bodyEn, bodyJp, about }: NewRevision): Promise<void> {
  await db
    .insertInto('article_revisions')
    .values({
      id,
      article_id: articleId,
      kind,
      created_by: by,
      title_en: title.en,
      title_jp: title.jp,
      dek_en: dek.en,
      dek_jp: dek.jp,
      body_en: JSON.stringify(bodyEn),
      body_jp: JSON.stringify(bodyJp),
      about: JSON.stringify(about),
      reading_minutes_en: readingMinutes(bodyEn, 'en'),
      reading_minutes_jp: readingMinutes(bodyJp, 'jp'),
      created_at: sql<Date>`clock_timestamp()`,
    })
    .execute();
  await db
    .updateTable('articles')
    .set((eb) => ({ working_revision_id: id, version: eb('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', articleId)
    .execute();
  if (kind !== 'autosave') return;
  await sql`
    DELETE FROM article_revisions WHERE id IN (
      SELECT r.id FROM article_revisions r JOIN articles a ON a.id = r.article_id
      WHERE r.article_id = ${articleId} AND r.kind = 'autosave' AND r.id <> a.working_revision_id AND r.id IS DISTINCT FROM a.published_revision_id
      ORDER BY r.created_at DESC, r.id DESC OFFSET 19)`.execute(db);
}

/**
 * Slug, section, tags, cover and place as columns of the article: at once while nobody reads it, with publishing afterwards. An address
 * under which readers had it goes on leading to it, until another article takes it.
 */
export async function writeAbout(db: Db, id: string, about: ArticleAbout): Promise<void> {
  await sql`
    INSERT INTO article_slugs (slug, article_id) SELECT slug, id FROM articles WHERE id = ${id} AND published_at IS NOT NULL AND slug <> ${about.slug}
    ON CONFLICT (slug) DO UPDATE SET article_id = excluded.article_id`.execute(db);
  await db.deleteFrom('article_slugs').where('slug', '=', about.slug).execute();
  await db
    .updateTable('articles')
    .set({
      slug: about.slug,
      section: about.section,
      tags: [...about.tags],
      cover_id: about.coverFileId,
      cover_alt_en: about.coverAlt.en,
      cover_alt_jp: about.coverAlt.jp,
      cover_focal: about.coverFocal === undefined || about.coverFocal === null ? null : JSON.stringify(about.coverFocal),
      seo: about.seo === undefined ? null : JSON.stringify(about.seo),
    })
    .where('id', '=', id)
    .execute();
  if (about.place !== undefined) await writePlace(db, id, about.place);
}

/** A name in one language is its name in both. */
async function writePlace(db: Db, id: string, place: ArticlePlaceRow | null): Promise<void> {
  if (place === null) {
    await db.deleteFrom('article_places').where('article_id', '=', id).execute();
    return;
  }
  const { name, country, lat, lon, position } = place;
  const row = { name_en: name.en || name.jp, name_jp: name.jp || name.en, country, lat, lon, position };
  await db
    .insertInto('article_places')
    .values({ article_id: id, ...row })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet(row))
    .execute();
}

export async function isSlugTaken(db: Db, slug: string, exceptId: string): Promise<boolean> {
  return (
    (await db.selectFrom('articles').select('id').where('slug', '=', slug).where('id', '<>', exceptId).executeTakeFirst()) !== undefined
  );
}

/** Those of the pictures that may not be used: gone, private, or of somebody else. Admins use any public picture. */
export async function findForeignImages(
  db: Db,
  fileIds: readonly string[],
  owners: readonly string[],
  isAdmin: boolean,
): Promise<readonly string[]> {
  if (fileIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    SELECT wanted.id FROM unnest(${fileIds}::text[]) AS wanted (id) WHERE NOT EXISTS (
      SELECT FROM files f WHERE f.id = wanted.id AND f.visibility = 'public' AND f.purpose = 'image' AND f.deleted_at IS NULL AND (${isAdmin} OR f.owner_user_id = ANY (${owners}::text[])))`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

/** Minutes at 220 English words or 500 Japanese characters a minute, at least one. */
function readingMinutes(body: readonly StoredBlock[], language: 'en' | 'jp'): number {
  const text = body.map((block) => ('text' in block ? plainTextOf(block.text) : '')).join(' ');
  const amount = language === 'en' ? text.split(/\s+/).filter(Boolean).length / 220 : text.length / 500;
  return Math.max(1, Math.round(amount));
}
