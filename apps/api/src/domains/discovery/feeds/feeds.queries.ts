import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

export interface FeedArticle {
  readonly slug: string;
  readonly title: string;
  readonly dek: string;
  readonly author: string;
  readonly section: string;
  readonly publishedAt: Date;
}

/** The newest published articles, in English where there is English. */
export async function listFeedArticles(db: Db): Promise<readonly FeedArticle[]> {
  const { rows } = await sql<FeedArticle>`
    SELECT a.slug, coalesce(nullif(r.title_en, ''), r.title_jp) AS title, coalesce(nullif(r.dek_en, ''), r.dek_jp) AS dek, coalesce(nullif(a.author_name, ''), a.author_name_jp) AS author,
      a.section, a.published_at AS "publishedAt"
    FROM articles a JOIN article_revisions r ON r.id = a.published_revision_id WHERE a.status = 'published' ORDER BY a.published_at DESC, a.id LIMIT 50`.execute(
    db,
  );
  return rows;
}

export interface SitePage {
  readonly path: string;
  readonly changedAt: Date | null;
}

/** Every public page that comes from data. A sitemap may hold 50,000 addresses. */
export async function listSitePages(db: Db): Promise<readonly SitePage[]> {
  const { rows } = await sql<SitePage>`
    SELECT '/designs/' || d.slug AS path, d.updated_at AS "changedAt" FROM designs d JOIN design_cards c ON c.design_id = d.id AND c.currency = 'USD'
    UNION ALL SELECT '/shop/' || handle, updated_at FROM profiles WHERE status = 'approved' AND deleted_at IS NULL
    UNION ALL SELECT '/producer/' || handle, updated_at FROM producers WHERE status = 'approved' AND deleted_at IS NULL
    UNION ALL SELECT '/model/' || slug, created_at FROM model_profiles WHERE status = 'approved'
    UNION ALL SELECT '/article/id/' || slug, updated_at FROM articles WHERE status = 'published'
    ORDER BY path LIMIT 24000`.execute(db);
  return rows;
}
