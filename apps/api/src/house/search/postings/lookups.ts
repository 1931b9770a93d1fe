import type { SearchTerm } from '../search-query.ts';
import type { TermPlaces } from './matched-documents.ts';
import { addAll, addPacked, emptySet, keepCommon, type NumberSet } from './number-set.ts';

/** What to look up for some terms, each token once: from it to it, or to the last that it begins. */
export class Lookups {
  readonly #slots: number[] = [];
  readonly #first: string[] = [];
  readonly #last: string[] = [];
  readonly #known = new Map<string, number>();
  /** The slots of the tokens of the spellings of the terms. */
  readonly #terms: readonly (readonly (readonly number[])[])[];

  constructor(terms: readonly SearchTerm[]) {
    this.#terms = terms.map((term) => term.map(({ tokens, mayGoOn }) => tokens.map((token) => this.#add(token, mayGoOn))));
  }

  /** Of `postings`. */
  get parameters(): [readonly number[], readonly string[], readonly string[]] {
    return [this.#slots, this.#first, this.#last];
  }

  /** Where each term is found, in sets of so many blocks. */
  read(rows: readonly PostingRow[], blocks: number): readonly TermPlaces[] {
    const slots: TermPlaces[] = this.#slots.map(() => [emptySet(blocks), emptySet(blocks), emptySet(blocks)]);
    for (const { slot, block, weight, numbers } of rows) {
      const set = slots[slot]?.[(weight ?? 0) - 1];
      if (set !== undefined && block !== null && numbers !== null) addPacked(set, block, numbers);
    }
    for (const [name, fact, any] of slots) {
      addAll(fact, name);
      addAll(any, fact);
    }
    const place = (spellings: readonly (readonly number[])[], index: 0 | 1 | 2): NumberSet => {
      const found = emptySet(blocks);
      for (const tokens of spellings) {
        const [first, ...others] = tokens.map((slot) => slots[slot]?.[index] ?? emptySet(blocks));
        if (first === undefined) continue;
        const spelled = others.length === 0 ? first : first.slice();
        for (const other of others) keepCommon(spelled, other);
        addAll(found, spelled);
      }
      return found;
    };
    return this.#terms.map((spellings) => [place(spellings, 0), place(spellings, 1), place(spellings, 2)]);
  }

  #add(token: string, mayGoOn: boolean): number {
    const last = mayGoOn ? `${token}\u{10ffff}` : token;
    const known = this.#known.get(last);
    if (known !== undefined) return known;
    const slot = this.#slots.length;
    this.#slots.push(slot);
    this.#first.push(token);
    this.#last.push(last);
    this.#known.set(last, slot);
    return slot;
  }
}

export interface PostingRow {
  readonly slot: number;
  /** Null with the rest for a token that no document has. */
  readonly block: number | null;
  readonly weight: number | null;
  readonly numbers: Buffer | null;
}

/** The rows of `search_postings` for slots, first and last tokens: parameters 1 to 3. */
export const postings = `
  SELECT l.slot, p.block, p.weight, p.numbers FROM unnest($1::int[], $2::text[], $3::text[]) AS l (slot, first, last)
  LEFT JOIN LATERAL (SELECT block, weight, numbers FROM search_postings WHERE token BETWEEN l.first AND l.last OFFSET 0) p ON true`;
