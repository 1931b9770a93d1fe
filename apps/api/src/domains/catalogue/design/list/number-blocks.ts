import type { NumberSet } from '../../../../house/search/index.ts';

export const blockSize = 4096;
const wordsOfBlock = blockSize / 32;

/** Numbers of the search index, which are the places of designs, as strings of bits that the database reads. */
export function toNumberBlocks(set: NumberSet): { readonly blocks: readonly number[]; readonly bits: readonly string[] } {
  const blocks: number[] = [];
  const bits: string[] = [];
  for (let start = 0; start < set.length; start += wordsOfBlock) {
    const words = set.subarray(start, start + wordsOfBlock);
    if (words.every((word) => word === 0)) continue;
    blocks.push(start / wordsOfBlock);
    bits.push(`x${Array.from(words, (word) => reversed(word).toString(16).padStart(8, '0')).join('')}`);
  }
  return { blocks, bits };
}

/** The search index has the lowest number in the lowest bit of a word, strings of bits have it first. */
function reversed(word: number): number {
  let bits = ((word >>> 1) & 0x55555555) | ((word & 0x55555555) << 1);
  bits = ((bits >>> 2) & 0x33333333) | ((bits & 0x33333333) << 2);
  bits = ((bits >>> 4) & 0x0f0f0f0f) | ((bits & 0x0f0f0f0f) << 4);
  bits = ((bits >>> 8) & 0x00ff00ff) | ((bits & 0x00ff00ff) << 8);
  return ((bits >>> 16) | (bits << 16)) >>> 0;
}
