import type { SearchKind } from '../search-index.ts';
import { addAll, countNumbers, highestFirst, keepCommon, removeAll, type NumberSet } from './number-set.ts';

/** Documents that have a word in their name; there or among their facts; anywhere. */
export type TermPlaces = readonly [NumberSet, NumberSet, NumberSet];

/**
 * What a search found. First come documents with more of the words in their names, among those the ones with more of them among
 * their facts, then the newest.
 */
export class MatchedDocuments {
  readonly #places: readonly TermPlaces[];
  readonly #publicOnes: ReadonlyMap<SearchKind, NumberSet>;
  constructor(places: readonly TermPlaces[], publicOnes: ReadonlyMap<SearchKind, NumberSet>) {
    this.#places = places;
    this.#publicOnes = publicOnes;
  }

  count(kind: SearchKind): number {
    const matches = this.#matches([kind]);
    return matches === undefined ? 0 : countNumbers(matches);
  }

  /** Numbers of documents of these kinds, the best first; of those alike the ones of the first kind before the others. */
  page(kinds: readonly SearchKind[], limit: number, offset = 0): readonly number[] {
    const matches = this.#matches(kinds);
    if (matches === undefined) return [];
    const [first, ...others] = kinds;
    const leading = first === undefined || others.length === 0 ? undefined : this.#publicOnes.get(first);
    const found: number[] = [];
    let skip = offset;
    for (const rank of this.#ranks(matches)) {
      for (const set of leading === undefined ? [rank] : split(rank, leading)) {
        const count = countNumbers(set);
        if (count > skip) {
          for (const number of highestFirst(set, skip)) {
            found.push(number);
            if (found.length === limit) return found;
          }
        }
        skip = Math.max(0, skip - count);
      }
    }
    return found;
  }

  #matches(kinds: readonly SearchKind[]): NumberSet | undefined {
    const [first, ...others] = kinds.flatMap((kind) => this.#publicOnes.get(kind) ?? []);
    if (first === undefined || this.#places.length === 0) return undefined;
    const matches = first.slice();
    for (const other of others) addAll(matches, other);
    for (const [, , anywhere] of this.#places) keepCommon(matches, anywhere);
    return matches;
  }

  /** The matches in sets of those alike, the best set first. */
  *#ranks(matches: NumberSet): Iterable<NumberSet> {
    const byNames = haveAtLeast(matches, this.#places.map(([name]) => name));
    const byFacts = haveAtLeast(matches, this.#places.map(([, fact]) => fact));
    for (let names = this.#places.length; names >= 0; names -= 1) {
      const alike = without(byNames[names], byNames[names + 1]);
      if (countNumbers(alike) === 0) continue;
      for (let facts = this.#places.length; facts >= names; facts -= 1) {
        const rank = without(byFacts[facts], byFacts[facts + 1]);
        keepCommon(rank, alike);
        yield rank;
      }
    }
  }
}

/** At each index the documents that are in at least so many of the sets. */
function haveAtLeast(all: NumberSet, sets: readonly NumberSet[]): readonly NumberSet[] {
  const counted: NumberSet[] = [all];
  for (const set of sets) {
    counted.push(new Uint32Array(all.length));
    for (let index = counted.length - 1; index > 0; index -= 1) {
      const more = counted[index - 1]?.slice() ?? new Uint32Array(all.length);
      keepCommon(more, set);
      const known = counted[index];
      if (known !== undefined) addAll(known, more);
    }
  }
  return counted;
}

function split(set: NumberSet, first: NumberSet): readonly NumberSet[] {
  const before = set.slice();
  keepCommon(before, first);
  return [before, without(set, first)];
}

function without(set: NumberSet | undefined, other: NumberSet | undefined): NumberSet {
  const rest = set?.slice() ?? new Uint32Array(0);
  if (other !== undefined) removeAll(rest, other);
  return rest;
}
