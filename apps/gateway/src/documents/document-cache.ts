import { BoundedCache } from '../bounded-cache.ts';
import type { LiveSet } from '../releases/live-set.ts';
import type { AnswerSource, ApiAnswer, ApiReader } from './api-reader.ts';
import type { PartsAroundNonce } from './parts-around-nonce.ts';

/** A document without its nonce, ready to be sent. */
export interface ReadyDocument {
  readonly status: 200 | 404;
  readonly etag: string;
  readonly compressed: PartsAroundNonce;
}

interface Entry {
  readonly set: LiveSet;
  /** What was read for it, by address. */
  readonly answers: ReadonlyMap<string, ApiAnswer>;
  readonly document: ReadyDocument;
}

/** About 1500 documents. */
const MAX_BYTES = 48 << 20;

/** Documents of the live sets, for as long as all that they were made from is what the API says. */
export class DocumentCache {
  private readonly entries = new BoundedCache<Entry>(MAX_BYTES);

  /** The document that was kept for this set under this key, if every answer in it still holds: those not known to are asked for again. */
  async find(key: string, set: LiveSet, api: ApiReader): Promise<ReadyDocument | undefined> {
    const entry = this.entries.find(key);
    if (entry?.set !== set) return undefined;
    for (const [url, answer] of entry.answers) {
      const now = api.readNow(url) ?? (await api.read(url));
      if (now !== answer) return undefined;
    }
    return entry.document;
  }

  keep(key: string, set: LiveSet, answers: ReadonlyMap<string, ApiAnswer>, document: ReadyDocument): void {
    const { before, after } = document.compressed;
    this.entries.keep(key, { set, answers, document }, before.byteLength + after.byteLength + key.length);
  }
}

/** Reads for one document, and remembers what was answered. */
export class RecordedReads implements AnswerSource {
  readonly answers = new Map<string, ApiAnswer>();
  private readonly api: AnswerSource;

  constructor(api: AnswerSource) {
    this.api = api;
  }

  async read(url: string): Promise<ApiAnswer> {
    const answer = await this.api.read(url);
    this.answers.set(url, answer);
    return answer;
  }

  /** Whether there was an answer to everything. */
  get isComplete(): boolean {
    return [...this.answers.values()].every(({ status }) => status !== 0);
  }
}
