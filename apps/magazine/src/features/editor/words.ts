import type { Language } from '@orime/contracts';
import type { ArticleDraft, ArticleDraftInput, DraftBlock } from '@orime/contracts/api/editorial/article-edit';

/** Everything that one save sends, but for the revision it is based on. */
export type Words = Required<Omit<ArticleDraftInput, 'baseRevision'>>;

export type Body = readonly DraftBlock[];

export function wordsOf(draft: ArticleDraft): Words {
  const { title, dek, body, slug, section, tags, coverFileId, coverAlt, coverFocal, seo, place } = draft;
  // The api of the release before knows nothing of places.
  return { title, dek, body, slug, section, tags, coverFileId, coverAlt, coverFocal, seo, place: place ?? null };
}

export function withBody(words: Words, language: Language, blocks: Body): Words {
  return { ...words, body: { ...words.body, [language]: [...blocks] } };
}

/** The blocks of both languages; those that say what others say in the same place are the others, so that comparing is quick. */
export function shareBodies({ en, jp }: Words['body'], other: Words['body']): Words['body'] {
  const share = (body: Body, others: Body): DraftBlock[] =>
    body.map((block, index) => {
      const known = others[index];
      return known !== undefined && isSame(block, known) ? known : block;
    });
  return { en: share(en, other.en), jp: share(jp, other.jp) };
}

/** Whether two JSON values say the same. A property that is undefined counts as missing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [entriesOf(one), entriesOf(other)];
  return left.size === right.size && [...left].every(([key, value]) => right.has(key) && isSame(value, right.get(key)));
}

function entriesOf(value: object): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(value).filter(([, one]) => one !== undefined));
}
