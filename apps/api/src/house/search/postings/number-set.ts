/** A set of document numbers, a bit each; as long as the numbers that there are. */
export type NumberSet = Uint32Array<ArrayBuffer>;

export const blockSize = 8192;
const blockBytes = blockSize / 8;
const wordsOfBlock = blockSize / 32;

export function emptySet(blocks: number): NumberSet {
  return new Uint32Array(blocks * wordsOfBlock);
}

export function addNumber(set: NumberSet, number: number): void {
  set[number >>> 5] = wordAt(set, number >>> 5) | (1 << (number & 31));
}

export function removeNumber(set: NumberSet, number: number): void {
  set[number >>> 5] = wordAt(set, number >>> 5) & ~(1 << (number & 31));
}

/** Writes into `set`, as the next two do: a search makes few sets and changes them often. */
export function addAll(set: NumberSet, other: NumberSet): void {
  for (let index = 0; index < set.length; index += 1) set[index] = wordAt(set, index) | wordAt(other, index);
}

export function keepCommon(set: NumberSet, other: NumberSet): void {
  for (let index = 0; index < set.length; index += 1) set[index] = wordAt(set, index) & wordAt(other, index);
}

export function removeAll(set: NumberSet, other: NumberSet): void {
  for (let index = 0; index < set.length; index += 1) set[index] = wordAt(set, index) & ~wordAt(other, index);
}

export function countNumbers(set: NumberSet): number {
  let count = 0;
  for (let index = 0; index < set.length; index += 1) count += countBits(wordAt(set, index));
  return count;
}

/** The numbers of a set, the highest first, without the first `skip`. */
export function* highestFirst(set: NumberSet, skip: number): Iterable<number> {
  let left = skip;
  for (let index = set.length - 1; index >= 0; index -= 1) {
    let word = wordAt(set, index);
    const count = countBits(word);
    if (count <= left) {
      left -= count;
      continue;
    }
    while (word !== 0) {
      const bit = 31 - Math.clz32(word);
      word &= ~(1 << bit);
      if (left > 0) left -= 1;
      else yield index * 32 + bit;
    }
  }
}

/** Adds the numbers of a block as `search_postings` keeps them. */
export function addPacked(set: NumberSet, block: number, packed: Buffer): void {
  if (packed.length < blockBytes) {
    for (let at = 0; at < packed.length; at += 2) addNumber(set, block * blockSize + packed.readUInt16LE(at));
    return;
  }
  const first = block * wordsOfBlock;
  for (let index = 0; index < wordsOfBlock; index += 1) set[first + index] = wordAt(set, first + index) | packed.readUInt32LE(index * 4);
}

/** The numbers of one block as `search_postings` keeps them: few as integers, more as bits. */
export function pack(block: NumberSet): Buffer {
  const count = countNumbers(block);
  if (count * 2 < blockBytes) {
    const packed = Buffer.alloc(count * 2);
    let at = packed.length;
    for (const number of highestFirst(block, 0)) packed.writeUInt16LE(number, (at -= 2));
    return packed;
  }
  const packed = Buffer.alloc(blockBytes);
  block.forEach((word, index) => packed.writeUInt32LE(word, index * 4));
  return packed;
}

function wordAt(set: NumberSet, index: number): number {
  return set[index] ?? 0;
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
