import { BoundedCache } from '../bounded-cache.ts';
import type { LiveSet } from '../releases/live-set.ts';
import type { AnswerSource, ApiAnswer, ApiReader } from './api-reader.ts';
import type { PartsAroundNonce } from './parts-around-nonce.ts';
import type { Visitor } from './visitor.ts';

/** A document without its nonce, ready to be sent. */
export interface ReadyDocument {
  readonly status: 200 | 404;
  readonly etag: string;
  readonly compressed: PartsAroundNonce;
}

interface Entry {
  /** Which answers it was made from, by address: not the answers themselves, which are larger than the document. */
  readonly answers: ReadonlyMap<string, number>;
  readonly document: ReadyDocument;
}

/** About 1500 documents. */
const MAX_BYTES = 48 << 20;

/** All that a document depends on beside what the API says. A set is composed anew with every look at the store; this says whether it differs. */
export function documentKey({ release, missing, baseCss }: LiveSet, { pathname, search }: URL, visitor: Visitor): string {
  return JSON.stringify([release.id, release.revision, [...missing], baseCss.length, pathname, search, visitor]);
}

/** Documents of the live sets, for as long as all that they were made from is what the API says. */
export class DocumentCache {
  private readonly entries = new BoundedCache<Entry>(MAX_BYTES);

  /** The document that was kept under this key, if every answer in it still holds: those not known to are asked for again. */
  async find(key: string, api: ApiReader): Promise<ReadyDocument | undefined> {
    const entry = this.entries.find(key);
    if (entry === undefined) return undefined;
    const reads = [...entry.answers];
    const answers = await Promise.all(reads.map(([url]) => api.readNow(url) ?? api.read(url)));
    return reads.every(([, id], index) => answers[index]?.id === id) ? entry.document : undefined;
  }

  keep(key: string, answers: ReadonlyMap<string, number>, document: ReadyDocument): void {
    const { before, after } = document.compressed;
    this.entries.keep(key, { answers, document }, before.byteLength + after.byteLength + key.length);
  }
}

/** Reads for one document, and remembers what was answered. */
export class RecordedReads implements AnswerSource {
  readonly answers = new Map<string, number>();
  isComplete = true;
  private readonly api: AnswerSource;

  constructor(api: AnswerSource) {
    this.api = api;
  }

  async read(url: string): Promise<ApiAnswer> {
    const answer = await this.api.read(url);
    this.answers.set(url, answer.id);
    // What did not come may come for the next visitor.
    if (answer.status === 0) this.isComplete = false;
    return answer;
  }
}
