import { htmlLang, type Language } from '@orime/contracts';
import { matchLists } from '../merge/match-lists.ts';

export type Change = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };

/** Above this many pairs of words a text is compared as a whole, which keeps the longest comparison at some tens of milliseconds. */
const MAX_PAIRS = 4_000_000;

/** What became of a text, word by word; Japanese is cut into words by the browser's dictionary. */
export function diffWords(before: string, after: string, language: Language): readonly Change[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  const [old, now] = [wordsIn(before, language), wordsIn(after, language)];
  if (old.length * now.length > MAX_PAIRS)
    return joined([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]);
  const changes: Change[] = [];
  let [fromOld, fromNow] = [0, 0];
  const pushUpTo = (toOld: number, toNow: number): void => {
    changes.push(
      { kind: 'removed', text: old.slice(fromOld, toOld).join('') },
      { kind: 'added', text: now.slice(fromNow, toNow).join('') },
    );
    [fromOld, fromNow] = [toOld, toNow];
  };
  for (const [atOld, atNow] of matchLists(old, now, Object.is)) {
    pushUpTo(atOld, atNow);
    changes.push({ kind: 'same', text: now[atNow] ?? '' });
    [fromOld, fromNow] = [atOld + 1, atNow + 1];
  }
  pushUpTo(old.length, now.length);
  return joined(changes);
}

function wordsIn(text: string, language: Language): readonly string[] {
  return [...new Intl.Segmenter(htmlLang(language), { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
}

function joined(changes: readonly Change[]): readonly Change[] {
  return changes.reduce<Change[]>((found, change) => {
    const last = found.at(-1);
    if (change.text === '') return found;
    if (last?.kind !== change.kind) return [...found, change];
    return [...found.slice(0, -1), { kind: last.kind, text: last.text + change.text }];
  }, []);
}
