import { plainTextOf, type Language, type LocalText } from '@orime/contracts';
import type { DraftBlock } from '@orime/contracts/api/editorial/article-edit';
import { matchLists } from '../merge/match-lists.ts';
import { isSame, type Words } from '../words.ts';
import { diffWords, type Change } from './diff-words.ts';

type Version = Pick<Words, 'title' | 'dek' | 'body'>;

/** A changed passage of one language: the title, the introduction, or a block. */
type Passage = { readonly field: 'title' | 'dek' | 'body'; readonly changes: readonly Change[] };

/** What became of a language between two versions, passage by passage. What is the same is left out. */
export function revisionChanges(before: Version, after: Version, language: Language): readonly Passage[] {
  const field = (name: 'title' | 'dek', was: LocalText, is: LocalText): Passage[] =>
    was[language] === is[language] ? [] : [{ field: name, changes: diffWords(was[language], is[language], language) }];
  return [
    ...field('title', before.title, after.title),
    ...field('dek', before.dek, after.dek),
    ...bodyChanges(before.body[language], after.body[language], language),
  ];
}

function bodyChanges(before: readonly DraftBlock[], after: readonly DraftBlock[], language: Language): readonly Passage[] {
  const passages: Passage[] = [];
  let [fromBefore, fromAfter] = [0, 0];
  const pushUpTo = (toBefore: number, toAfter: number): void => {
    const [old, now] = [before.slice(fromBefore, toBefore), after.slice(fromAfter, toAfter)];
    for (let place = 0; place < Math.max(old.length, now.length); place += 1)
      passages.push({ field: 'body', changes: diffWords(describe(old[place]), describe(now[place]), language) });
    [fromBefore, fromAfter] = [toBefore + 1, toAfter + 1];
  };
  for (const [atBefore, atAfter] of matchLists<DraftBlock>(before, after, isSame)) pushUpTo(atBefore, atAfter);
  pushUpTo(before.length, after.length);
  return passages;
}

/** A block in words; one without a text by what it shows. */
export function describe(block: DraftBlock | undefined): string {
  if (block === undefined) return '';
  switch (block.type) {
    case 'image':
      return [block.alt ?? block.fileId, plainTextOf(block.caption ?? '')].filter(Boolean).join(' — ');
    case 'gallery':
      return block.images.map(({ alt }) => alt).join(' · ');
    case 'video':
      return `${block.title} ${block.url}`;
    case 'product':
      return block.slug;
    case 'designer':
      return block.handle;
    case 'divider':
      return '⸻';
    case 'footnote':
      return `${block.number} ${plainTextOf(block.text)}`;
    default:
      return plainTextOf(block.text);
  }
}
