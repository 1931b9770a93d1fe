import { plainTextOf, TEXT_LIMITS, type Language } from '@orime/contracts';
import type { DraftBlock } from '@orime/contracts/api/editorial/article-edit';
import type { Body, Words } from '../words.ts';

const MAX_BLOCKS = 300;

/** The text of a block that is read, without captions. */
export function textOfBlock(block: DraftBlock): string {
  return 'text' in block ? plainTextOf(block.text) : '';
}

/** Words of a text: English words, Japanese characters. */
export function countWords(body: Body, language: Language): number {
  return body.reduce((sum, block) => sum + wordsOfBlock(block, language), 0);
}

/** A text is counted again with every pause in typing, and most of its blocks have not changed. */
const counted = { en: new WeakMap<DraftBlock, number>(), jp: new WeakMap<DraftBlock, number>() };

function wordsOfBlock(block: DraftBlock, language: Language): number {
  const known = counted[language].get(block);
  if (known !== undefined) return known;
  const text = textOfBlock(block);
  const count = language === 'en' ? text.split(/\s+/).filter(Boolean).length : text.replace(/\s/g, '').length;
  counted[language].set(block, count);
  return count;
}

/** Minutes at 220 English words or 500 Japanese characters a minute, at least one. */
export function readingMinutes(body: Body, language: Language): number {
  return Math.max(1, Math.round(countWords(body, language) / (language === 'en' ? 220 : 500)));
}

export const FIELDS = ['title', 'dek', 'body', 'coverAlt'] as const;

/** Which parts a language has. Without a cover nothing has to be said about it. */
export function completeness(
  { title, dek, body, coverFileId, coverAlt }: Words,
  language: Language,
): Record<(typeof FIELDS)[number], boolean> {
  return {
    title: title[language].trim() !== '',
    dek: dek[language].trim() !== '',
    body: body[language].length > 0,
    coverAlt: coverFileId === null || coverAlt[language].trim() !== '',
  };
}

/** What the server would not take, or readers would miss. `place` counts the blocks from 1. */
export type Problem =
  | { readonly kind: 'too-long'; readonly place: number; readonly length: number; readonly limit: number }
  | { readonly kind: 'too-many'; readonly count: number }
  | { readonly kind: 'no-alt'; readonly place: number };

export function problemsOf(body: Body): readonly Problem[] {
  const tooMany: Problem[] = body.length > MAX_BLOCKS ? [{ kind: 'too-many', count: body.length }] : [];
  return [...tooMany, ...body.flatMap((block, index) => problemsOfBlock(block, index + 1))];
}

function problemsOfBlock(block: DraftBlock, place: number): readonly Problem[] {
  if (block.type === 'image' && block.alt === undefined) return [{ kind: 'no-alt', place }];
  if (!('text' in block)) return [];
  const [length, limit] = [textOfBlock(block).length, TEXT_LIMITS[block.type]];
  return length > limit ? [{ kind: 'too-long', place, length, limit }] : [];
}
