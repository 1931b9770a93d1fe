import { CompiledQuery } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { SearchTerm } from '../search-query.ts';
import { Lookups, postings, type PostingRow } from './lookups.ts';
import type { TermPlaces } from './matched-documents.ts';
import { blockSize, emptySet } from './number-set.ts';
import { shareLooks } from './share-looks.ts';

/** Of all terms that are kept together. */
const mostBytes = 6 * 1024 * 1024;
const askedEveryMs = 1000;

const keptPostings = new WeakMap<Db, KeptPostings>();

export function keptPostingsOf(db: Db): KeptPostings {
  const known = keptPostings.get(db) ?? new KeptPostings(db);
  keptPostings.set(db, known);
  return known;
}

/** `fold` is asked for, once a second at most, when a search of this process finds changes that are not folded in; nobody is, once it is undefined. */
export function onSearchChanges(db: Db, fold: (() => void) | undefined): void {
  keptPostingsOf(db).onChanges(fold);
}

interface Moment {
  /** Of `search_postings`. */
  readonly version: number;
  /** Of the numbers that there are, so that all sets are as long. */
  readonly blocks: number;
  /** Documents were changed and are not folded in yet. */
  readonly hasChanges: boolean;
}

/** Terms that were looked up a while ago, as long as `search_postings` is what it was then, which every search makes sure of. */
class KeptPostings {
  readonly #db: Db;
  readonly #look: () => Promise<Moment>;
  #kept: TermsOfVersion | undefined;
  #askForFold: (() => void) | undefined;
  #askedAt = 0;

  constructor(db: Db) {
    this.#db = db;
    this.#look = shareLooks(async () => {
      const {
        rows: [row],
      } = await db.executeQuery<Moment>(CompiledQuery.raw(moment, [blockSize]));
      if (row === undefined) throw new Error('search_versions is empty');
      return row;
    });
  }

  onChanges(askForFold: (() => void) | undefined): void {
    this.#askForFold = askForFold;
  }

  /** Where each term is found; undefined while there are changes that these sets do not know of. */
  async find(terms: readonly SearchTerm[]): Promise<readonly TermPlaces[] | undefined> {
    for (;;) {
      const now = await this.#look();
      if (now.hasChanges) {
        this.#ask();
        return undefined;
      }
      if (this.#kept === undefined || this.#kept.version < now.version) this.#kept = new TermsOfVersion(now);
      const found = this.#kept.version === now.version ? await this.#findIn(this.#kept, terms) : undefined;
      if (found !== undefined) return found;
    }
  }

  /** Undefined when the table is another version by now. */
  async #findIn(kept: TermsOfVersion, terms: readonly SearchTerm[]): Promise<readonly TermPlaces[] | undefined> {
    const keys = terms.map(keyOf);
    const found = keys.map((key) => kept.use(key));
    const missing = terms.filter((_, index) => found[index] === undefined);
    if (missing.length === 0) return found.filter((places) => places !== undefined);
    const lookups = new Lookups(missing);
    const { rows } = await this.#db.executeQuery<PostingRow & { readonly version: number }>(
      CompiledQuery.raw(postingsOfVersion, lookups.parameters),
    );
    if (rows[0]?.version !== kept.version) return undefined;
    const read = lookups.read(rows, kept.blocks).values();
    return found.map((places, index) => places ?? kept.keep(keys[index] ?? '', read.next().value ?? nowhere));
  }

  #ask(): void {
    if (Date.now() - this.#askedAt < askedEveryMs) return;
    this.#askedAt = Date.now();
    this.#askForFold?.();
  }
}

class TermsOfVersion {
  readonly version: number;
  readonly blocks: number;
  readonly #terms = new Map<string, TermPlaces>();
  readonly #most: number;

  constructor({ version, blocks }: Moment) {
    this.version = version;
    this.blocks = blocks;
    this.#most = mostBytes / (3 * blocks * (blockSize / 8));
  }

  use(key: string): TermPlaces | undefined {
    const places = this.#terms.get(key);
    return places === undefined ? undefined : this.keep(key, places);
  }

  /** As the one that was used last; the one that was not for longest goes. */
  keep(key: string, places: TermPlaces): TermPlaces {
    this.#terms.delete(key);
    this.#terms.set(key, places);
    if (this.#terms.size > this.#most) this.#terms.delete(this.#terms.keys().next().value ?? '');
    return places;
  }
}

const nowhere: TermPlaces = [emptySet(0), emptySet(0), emptySet(0)];

function keyOf(term: SearchTerm): string {
  return term.map(({ tokens, mayGoOn }) => `${tokens.join(' ')}${mayGoOn ? '*' : ''}`).join('|');
}

const moment = `
  SELECT version, (SELECT coalesce(max(number), 0) FROM search_numbers) / $1::int + 1 AS blocks, EXISTS (SELECT FROM search_changes) AS "hasChanges" FROM search_versions WHERE only_one`;

const postingsOfVersion = `SELECT v.version, p.* FROM search_versions v, (${postings}) p WHERE v.only_one`;
