import type { ArticleBlock, ArticleRow, Marketplace } from '@orime/demo-data';
import type { StoredBlock } from '../../../domains/editorial/article/index.ts';
import type { Db } from '../../../house/db/db.ts';
import type { DemoFiles } from '../../demo-images.ts';
import { derivedId } from '../../derived-id.ts';
import { upsertRows } from '../../upsert.ts';

/** Lookbooks, articles and banner items. */
export async function loadEditorial(db: Db, market: Marketplace, files: DemoFiles): Promise<void> {
  await loadLookbooks(db, market, files);
  await loadArticles(db, market.articles, files);
  await upsertRows(
    db,
    'banner_items',
    market.bannerItems.map((item) => ({
      id: item.id,
      name: item.name,
      published: item.published,
      promo_text_en: item.promoText.en,
      promo_text_jp: item.promoText.jp,
      promo_url: item.promoUrl,
      position: item.position,
      created_at: item.createdAt,
      updated_at: item.updatedAt,
    })),
    { key: ['id'] },
  );
}

async function loadLookbooks(db: Db, market: Marketplace, files: DemoFiles): Promise<void> {
  await upsertRows(
    db,
    'lookbooks',
    market.lookbooks.map((book) => ({
      id: book.id,
      profile_id: book.profileId,
      slug: book.slug,
      title_en: book.title.en,
      title_jp: book.title.jp,
      intro_en: book.intro.en,
      intro_jp: book.intro.jp,
      season: `${book.season}${String(book.year).slice(2)}`,
      cover_id: files.get(book.coverKey)?.id ?? null,
      published: book.published,
      position: book.position,
      version: 1,
      created_at: new Date(),
      updated_at: new Date(),
    })),
    { key: ['id'], keep: ['version', 'created_at'] },
  );
  const looks = market.lookbooks.flatMap((book) =>
    book.looks.map((look) => ({
      lookbook_id: book.id,
      number: look.number,
      file_id: files.get(look.imageKey)?.id ?? null,
      caption_en: '',
      caption_jp: '',
      alt_en: '',
      alt_jp: '',
      hotspots: look.hotspots,
    })),
  );
  await upsertRows(db, 'lookbook_looks', looks, { key: ['lookbook_id', 'number'] });
}

async function loadArticles(db: Db, articles: readonly ArticleRow[], files: DemoFiles): Promise<void> {
  if (articles.length === 0) return;
  const revisionOf = (article: ArticleRow) => derivedId('rev', article.id);
  await upsertRows(
    db,
    'articles',
    articles.map((article) => {
      const isPublished = article.status === 'published';
      const cover = files.get(article.coverKey);
      return {
        id: article.id,
        slug: article.slug,
        author_id: article.authorUserId,
        author_name: article.authorName.en,
        author_name_jp: article.authorName.jp,
        status: article.status,
        publish_at: article.publishAt,
        published_at: isPublished ? article.publishAt : null,
        section: article.section,
        tags: article.tags,
        cover_id: cover?.id ?? null,
        hero_id: article.heroKey === null ? null : (files.get(article.heroKey)?.id ?? null),
        cover_alt_en: cover?.image.alt.en ?? '',
        cover_alt_jp: cover?.image.alt.jp ?? '',
        published_revision_id: isPublished ? revisionOf(article) : null,
        working_revision_id: revisionOf(article),
        return_reason: article.returnReason,
        likes_count: 0,
        featured: false,
        version: 1,
        created_at: article.createdAt,
        updated_at: article.updatedAt,
      };
    }),
    { key: ['id'], keep: ['likes_count', 'version'] },
  );
  await upsertRows(
    db,
    'article_revisions',
    articles.map((article) => ({
      id: revisionOf(article),
      article_id: article.id,
      title_en: article.title.en,
      title_jp: article.title.jp,
      dek_en: article.dek.en,
      dek_jp: article.dek.jp,
      body_en: article.body.en.flatMap((block) => toStored(block, files)),
      body_jp: article.body.jp.flatMap((block) => toStored(block, files)),
      reading_minutes_en: article.readingMinutes.en,
      reading_minutes_jp: article.readingMinutes.jp,
      kind: article.status === 'published' ? 'publish' : 'manual',
      created_by: article.authorUserId,
      created_at: article.updatedAt,
    })),
    { key: ['id'] },
  );
}

/** References become ours; a picture that was not rendered leaves no block. */
function toStored(block: ArticleBlock, files: DemoFiles): readonly StoredBlock[] {
  switch (block.type) {
    case 'image': {
      const file = files.get(block.imageKey);
      return file === undefined ? [] : [{ type: 'image', fileId: file.id, caption: block.caption }];
    }
    case 'heading':
      return [{ type: 'heading', text: block.text }];
    case 'paragraph':
    case 'quote':
    case 'product':
    case 'designer':
    case 'divider':
    case 'footnote':
      return [block];
  }
}
