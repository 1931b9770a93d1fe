import type { Chapter } from '@orime/contracts/api/editorial/collection';
import { plainText } from '../reading/index.ts';
import { taskOf } from './chapter-tasks.ts';

export interface Passage {
  readonly before: string;
  readonly found: string;
  readonly after: string;
}

export interface ChapterHits {
  readonly chapter: Chapter;
  readonly passages: readonly Passage[];
  /** In the whole chapter, also where they are not quoted. */
  readonly count: number;
}

const QUOTED = 3;
const CONTEXT = 48;

/** Chapters whose words hold the query, in their order; capitals, character width and the kind of kana make no difference. */
export function searchHandbook(chapters: readonly Chapter[], query: string): readonly ChapterHits[] {
  const wanted = foldText(query.trim()).text;
  if (wanted === '') return [];
  return chapters.flatMap((chapter): ChapterHits[] => {
    const passages = [chapter.title[chapter.written], chapter.dek[chapter.written], ...chapter.body.flatMap(wordsOf)].flatMap((words) =>
      findIn(words, wanted),
    );
    return passages.length === 0 ? [] : [{ chapter, passages: passages.slice(0, QUOTED), count: passages.length }];
  });
}

function wordsOf(block: Chapter['body'][number]): readonly string[] {
  const task = taskOf(block);
  if (task !== undefined) return [task];
  return block.type === 'paragraph' || block.type === 'heading' || block.type === 'footnote' ? [plainText(block.text)] : [];
}

function findIn(words: string, wanted: string): readonly Passage[] {
  const { text, places } = foldText(words);
  const found: Passage[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    const start = places[at] ?? 0;
    const end = places[at + wanted.length] ?? words.length;
    const from = Math.max(0, start - CONTEXT);
    const to = Math.min(words.length, end + CONTEXT);
    found.push({
      before: (from > 0 ? '…' : '') + words.slice(from, start),
      found: words.slice(start, end),
      after: words.slice(end, to) + (to < words.length ? '…' : ''),
    });
  }
  return found;
}

/** A text as it is compared, and for each of its characters the place in the text as it was. */
function foldText(words: string): { readonly text: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let text = '';
  let place = 0;
  for (const character of words) {
    const folded = character
      .normalize('NFKC')
      .toLowerCase()
      // Katakana as hiragana.
      .replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
    text += folded;
    for (let index = 0; index < folded.length; index += 1) places.push(place);
    place += character.length;
  }
  return { text, places };
}
