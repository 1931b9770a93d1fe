import { plainTextOf, richTextOf, runsOf, type ImageRef } from '@orime/contracts';
import type { ArticleDraft, ArticleLock, DraftBlock } from '@orime/contracts/api/editorial/article-edit';
import type { RichText } from '@orime/contracts/api/editorial/rich-text';
import { sql } from 'kysely';
import type { Caller } from '../../../../house/access/caller.ts';
import type { Db } from '../../../../house/db/db.ts';
import { fileIdsOf, findCards, findImages, type StoredBlock } from '../article-body.ts';
import type { Draft } from './draft.queries.ts';
import { mayPublish } from './may-publish.ts';

/** A draft for its editors, with its pictures and who has the pen. */
export async function toDraftAnswer(db: Db, draft: Draft, caller: Caller): Promise<ArticleDraft> {
  const { about } = draft;
  const blocks = [...draft.bodyEn, ...draft.bodyJp];
  const fileIds = blocks.flatMap(fileIdsOf);
  const [canPublish, images, cards, lock] = await Promise.all([
    mayPublish(db, draft, caller),
    findImages(db, about.coverFileId === null ? fileIds : [...fileIds, about.coverFileId]),
    findCards(db, blocks),
    findLock(db, draft.id, caller.userId),
  ]);
  const completeness = (language: 'en' | 'jp') => ({
    title: draft.title[language].trim() !== '',
    dek: draft.dek[language].trim() !== '',
    body: bodyOf(draft, language).length > 0,
    coverAlt: about.coverFileId === null || about.coverAlt[language].trim() !== '',
  });
  return {
    id: draft.id,
    status: draft.status,
    revision: draft.revision,
    title: draft.title,
    dek: draft.dek,
    body: { en: draft.bodyEn.map(toBlock), jp: draft.bodyJp.map(toBlock) },
    slug: about.slug,
    section: about.section,
    tags: [...about.tags],
    coverFileId: about.coverFileId,
    coverAlt: about.coverAlt,
    coverFocal: about.coverFocal ?? null,
    seo: about.seo ?? noSeo,
    place: about.place ?? null,
    author: { id: draft.authorId, name: draft.authorName, nameJp: draft.authorNameJp },
    images: Object.fromEntries<ImageRef>(images),
    products: Object.fromEntries(cards.products),
    designers: Object.fromEntries(cards.designers),
    completeness: { en: completeness('en'), jp: completeness('jp') },
    hasUnpublishedChanges: draft.status === 'published' && draft.revision !== draft.publishedRevision,
    publishAt: draft.status === 'scheduled' ? (draft.publishAt?.toISOString() ?? null) : null,
    publishedAt: draft.publishedAt?.toISOString() ?? null,
    savedAt: draft.savedAt.toISOString(),
    returnReason: draft.returnReason,
    lock: lock ?? null,
    canPublish,
  };
}

const noSeo = { title: { en: '', jp: '' }, description: { en: '', jp: '' } };

export function bodyOf(draft: Pick<Draft, 'bodyEn' | 'bodyJp'>, language: 'en' | 'jp'): readonly StoredBlock[] {
  return language === 'en' ? draft.bodyEn : draft.bodyJp;
}

/** Only what a block may have is kept, whatever was sent with it. */
export function toBlock(block: DraftBlock | StoredBlock): DraftBlock {
  const caption =
    'caption' in block && block.caption !== undefined && plainTextOf(block.caption) !== '' ? { caption: toText(block.caption) } : {};
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph', text: toText(block.text) };
    case 'heading':
      return { type: 'heading', text: block.text };
    case 'quote':
      return { type: 'quote', text: toText(block.text), ...(block.source === undefined ? {} : { source: block.source }) };
    case 'image':
      return { type: 'image', fileId: block.fileId, ...(block.alt === undefined ? {} : { alt: block.alt }), ...caption };
    case 'gallery':
      return { type: 'gallery', images: block.images.map(({ fileId, alt }) => ({ fileId, alt })), ...caption };
    case 'video':
      return { type: 'video', url: block.url, title: block.title, ...(block.fileId === undefined ? {} : { fileId: block.fileId }) };
    case 'product':
      return { type: 'product', slug: block.slug };
    case 'designer':
      return { type: 'designer', handle: block.handle };
    case 'divider':
      return { type: 'divider' };
    case 'footnote':
      return { type: 'footnote', number: block.number, text: toText(block.text) };
  }
}

/** The same text in the one way that it is written. */
function toText(text: RichText): RichText {
  return richTextOf(runsOf(text));
}

/** Who has the pen now, if anybody. */
export async function findLock(db: Db, articleId: string, userId: string): Promise<ArticleLock | undefined> {
  const { rows } = await sql<{ userId: string; name: string; expiresAt: Date }>`
    SELECT l.user_id AS "userId", u.name, l.expires_at AS "expiresAt" FROM article_locks l JOIN users u ON u.id = l.user_id WHERE l.article_id = ${articleId} AND l.expires_at > now()`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString(), mine: row.userId === userId }))[0];
}
