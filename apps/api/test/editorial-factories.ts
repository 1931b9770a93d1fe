import type { StoredBlock } from '../src/domains/editorial/article/index.ts';
import type { Db } from '../src/house/db/db.ts';
import { newId } from '../src/house/ids.ts';
import { reindexArticles } from '../src/house/search/index.ts';

export interface ArticleOptions {
  readonly slug: string;
  readonly status?: 'draft' | 'scheduled' | 'published';
  readonly title?: { readonly en: string; readonly jp: string };
  readonly section?: string;
  readonly tags?: readonly string[];
  readonly authorId?: string;
  readonly daysAgo?: number;
  readonly body?: { readonly en: readonly StoredBlock[]; readonly jp: readonly StoredBlock[] };
}

/** A published article with one paragraph in each language, unless said otherwise. */
export async function createArticle(db: Db, options: ArticleOptions): Promise<{ id: string; slug: string }> {
  const id = newId('art');
  const revision = newId('rev');
  const status = options.status ?? 'published';
  const published = status === 'published';
  const title = options.title ?? { en: `About ${options.slug}`, jp: `${options.slug}について` };
  const body = options.body ?? {
    en: [{ type: 'paragraph', text: 'A word on cloth.' }],
    jp: [{ type: 'paragraph', text: '布についてひとこと。' }],
  };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('articles')
      .values({
        id,
        slug: options.slug,
        author_id: options.authorId ?? null,
        author_name: 'Ines Carrow',
        author_name_jp: 'イネス・キャロウ',
        status,
        section: options.section ?? 'features',
        tags: [...(options.tags ?? [])],
        published_at: published ? new Date(Date.now() - (options.daysAgo ?? 1) * 86_400_000) : null,
        published_revision_id: published ? revision : null,
        working_revision_id: revision,
      })
      .execute();
    await trx
      .insertInto('article_revisions')
      .values({
        id: revision,
        article_id: id,
        title_en: title.en,
        title_jp: title.jp,
        dek_en: 'A dek.',
        dek_jp: '導入です。',
        body_en: JSON.stringify(body.en),
        body_jp: JSON.stringify(body.jp),
        kind: 'publish',
      })
      .execute();
  });
  await reindexArticles(db, [id]);
  return { id, slug: options.slug };
}
