import type { Language } from '@orime/contracts';
import type { SharedKind, SharedSubject } from '@orime/contracts/api/media/share-picture';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

interface SubjectRow {
  readonly slug: string;
  readonly title: string;
  readonly byline: string;
  readonly image: string | null;
}

/** What stands on the picture of a public page; nothing for a page that only some people see. */
export async function findSharedSubject(db: Db, kind: SharedKind, slug: string, language: Language): Promise<SharedSubject | undefined> {
  const { rows } = await SUBJECTS[kind](slug, language).execute(db);
  const row = rows[0];
  return row && { kind, language, ...row, title: row.title.trim(), byline: row.byline.trim() };
}

/** Where the master of a public image lies. */
export async function findMasterKey(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ key: string }>`
    SELECT storage_key AS key FROM files WHERE id = ${id} AND purpose = 'image' AND visibility = 'public' AND deleted_at IS NULL`.execute(
    db,
  );
  return rows[0]?.key;
}

const SUBJECTS: Readonly<Record<SharedKind, (slug: string, language: Language) => RawBuilder<SubjectRow>>> = {
  // A design has a card while it is public.
  design: (slug, language) => sql<SubjectRow>`
    SELECT d.slug, ${chosen(language, 'd.name', 'd.name_jp')} AS title, ${chosen(language, 'p.name', 'p.name_jp')} AS byline,
      (SELECT i.file_id FROM design_images i WHERE i.design_id = d.id ORDER BY i.position LIMIT 1) AS image
    FROM designs d JOIN design_cards c ON c.design_id = d.id AND c.currency = 'USD' JOIN profiles p ON p.id = d.profile_id
    WHERE d.slug = ${slug}`,
  designer: (slug, language) => sql<SubjectRow>`
    SELECT p.handle AS slug, ${chosen(language, 'p.name', 'p.name_jp')} AS title, ${chosen(language, 'p.city', 'p.city_jp')} AS byline,
      coalesce(p.cover_id, (
        SELECT g.file_id FROM design_cards c JOIN design_images g ON g.design_id = c.design_id AND g.position = 0
        WHERE c.profile_id = p.id AND c.currency = 'USD' AND NOT c.archived ORDER BY c.featured_rank, c.published_at DESC LIMIT 1
      )) AS image
    FROM profiles p WHERE p.handle = ${slug} AND p.status = 'approved' AND p.deleted_at IS NULL`,
  story: (slug, language) => sql<SubjectRow>`
    SELECT a.slug,
      coalesce(nullif(btrim(a.seo -> 'title' ->> ${language}), ''), ${chosen(language, 'r.title_en', 'r.title_jp')}) AS title,
      ${chosen(language, 'a.author_name', 'a.author_name_jp')} AS byline, coalesce(a.hero_id, a.cover_id) AS image
    FROM articles a JOIN article_revisions r ON r.id = a.published_revision_id WHERE a.slug = ${slug} AND a.status = 'published'`,
};

/** The text of a language, the other one where it is empty. */
function chosen(language: Language, english: string, japanese: string): RawBuilder<string> {
  const [first, second] = language === 'jp' ? [japanese, english] : [english, japanese];
  return sql<string>`coalesce(nullif(${sql.ref(first)}, ''), ${sql.ref(second)})`;
}
