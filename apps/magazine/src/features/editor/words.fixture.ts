import type { ArticleDraft } from '@orime/contracts/api/editorial/article-edit';
import { wordsOf, type Words } from './words.ts';

const parts = { title: true, dek: true, body: true, coverAlt: true };

/** A designer's draft that nobody else has open. */
export function draft(part: Partial<ArticleDraft> = {}): ArticleDraft {
  return {
    id: 'art_1',
    status: 'draft',
    revision: 'rev_1',
    title: { en: 'The vat', jp: '藍甕' },
    dek: { en: 'What it remembers', jp: '' },
    body: { en: [{ type: 'paragraph', text: 'The vat is alive.' }], jp: [{ type: 'paragraph', text: '甕は生きている。' }] },
    slug: 'the-vat',
    section: 'makers',
    tags: ['indigo'],
    coverFileId: null,
    coverAlt: { en: '', jp: '' },
    coverFocal: null,
    seo: { title: { en: '', jp: '' }, description: { en: '', jp: '' } },
    place: null,
    author: { id: 'usr_1', name: 'Ito Kasumi', nameJp: '伊藤かすみ' },
    images: {},
    products: {},
    designers: {},
    completeness: { en: parts, jp: { ...parts, dek: false } },
    hasUnpublishedChanges: false,
    publishAt: null,
    publishedAt: null,
    savedAt: '2026-11-20T01:42:00.000Z',
    returnReason: null,
    lock: null,
    canPublish: false,
    ...part,
  };
}

export function words(part: Partial<Words> = {}): Words {
  return { ...wordsOf(draft()), ...part };
}
