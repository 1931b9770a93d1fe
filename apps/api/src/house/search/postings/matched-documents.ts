import type { SearchKind } from '../search-index.ts';
import { addAll, addNumber, countNumbers, emptySet, highestFirst, keepCommon, removeAll, type NumberSet } from './number-set.ts';

/** Documents that have a word in their name; there or among their facts; anywhere. */
export type TermPlaces = readonly [NumberSet, NumberSet, NumberSet];

/**
 * What a search found. First come documents with more of the words in their names, among those the ones with more of them among
 * their facts, then the newest.
 */
export class MatchedDocuments {
  readonly #places: readonly TermPlaces[];
  readonly #publicOnes: ReadonlyMap<SearchKind, NumberSet>;
  readonly #known = new Map<string, NumberSet>();

  constructor(places: readonly TermPlaces[], publicOnes: ReadonlyMap<SearchKind, NumberSet>) {
    this.#places = places;
    this.#publicOnes = publicOnes;
  }

  count(kind: SearchKind): number {
    return countNumbers(this.#matches([kind]));
  }

  /** Numbers of the documents of a kind. */
  numbers(kind: SearchKind): NumberSet {
    return this.#matches([kind]) ?? new Uint32Array(0);
  }

  /** Those of a kind that have one of the numbers as well. */
  among(kind: SearchKind, numbers: readonly number[]): MatchedDocuments {
    const kept = new Uint32Array(this.#publicOnes.get(kind)?.length ?? 0);
    for (const number of numbers) addNumber(kept, number);
    keepCommon(kept, this.numbers(kind));
    return new MatchedDocuments(this.#places, new Map([[kind, kept]]));
  }

  /** Numbers of documents of these kinds, the best first; of those alike the ones of the first kind before the others. */
  page(kinds: readonly SearchKind[], limit: number, offset = 0): readonly number[] {
    const [first, ...others] = kinds;
    const leading = first === undefined || others.length === 0 ? undefined : this.#publicOnes.get(first);
    const ranks = rank(this.#matches(kinds), this.#places).flatMap((alike) =>
      leading === undefined ? [alike] : [common(alike, leading), without(alike, leading)],
    );
    const found: number[] = [];
    let skip = offset;
    for (const alike of ranks) {
      const count = countNumbers(alike);
      if (count > skip) {
        for (const number of highestFirst(alike, skip)) {
          found.push(number);
          if (found.length === limit) return found;
        }
      }
      skip = Math.max(0, skip - count);
    }
    return found;
  }

  #matches(kinds: readonly SearchKind[]): NumberSet {
    const known = this.#known.get(kinds.join()) ?? this.#find(kinds);
    this.#known.set(kinds.join(), known);
    return known;
  }

  #find(kinds: readonly SearchKind[]): NumberSet {
    const [first, ...others] = kinds.flatMap((kind) => this.#publicOnes.get(kind) ?? []);
    const matches = first?.slice() ?? emptySet(0);
    for (const other of others) addAll(matches, other);
    for (const [, , anywhere] of this.#places) keepCommon(matches, anywhere);
    return matches;
  }
}

/** The matches in sets of those alike, the best set first: one walk, word of bits after word, since there are many sets. */
function rank(matches: NumberSet, places: readonly TermPlaces[]): readonly NumberSet[] {
  const most = places.length;
  // One piece of memory: many small ones cost more than what is done with them.
  const all = new Uint32Array(matches.length * (most + 1) ** 2);
  const ranks = Array.from({ length: (most + 1) ** 2 }, (_, index) => all.subarray(index * matches.length, (index + 1) * matches.length));
  const byNames = new Int32Array(most + 2);
  const byFacts = new Int32Array(most + 2);
  matches.forEach((bits, index) => {
    if (bits === 0) return;
    countWords(byNames, bits, places, 0, index);
    countWords(byFacts, bits, places, 1, index);
    for (let names = 0; names <= most; names += 1) {
      const alike = at(byNames, names) & ~at(byNames, names + 1);
      if (alike === 0) continue;
      for (let facts = names; facts <= most; facts += 1) {
        const set = ranks[names * (most + 1) + facts];
        if (set !== undefined) set[index] = alike & at(byFacts, facts) & ~at(byFacts, facts + 1);
      }
    }
  });
  return ranks.toReversed();
}

/** Writes to each index which of the documents have at least so many of the terms at this place. */
function countWords(counts: Int32Array, bits: number, places: readonly TermPlaces[], place: 0 | 1, index: number): void {
  counts.fill(0);
  counts[0] = bits;
  places.forEach((sets, term) => {
    for (let count = term + 1; count > 0; count -= 1)
      counts[count] = at(counts, count) | (at(counts, count - 1) & (sets[place][index] ?? 0));
  });
}

function at(counts: Int32Array, index: number): number {
  return counts[index] ?? 0;
}

function common(set: NumberSet, other: NumberSet): NumberSet {
  const both = set.slice();
  keepCommon(both, other);
  return both;
}

function without(set: NumberSet, other: NumberSet): NumberSet {
  const rest = set.slice();
  removeAll(rest, other);
  return rest;
}
