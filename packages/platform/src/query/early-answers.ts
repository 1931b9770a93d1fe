import { installedPlatform } from '../current-platform.ts';
import { api } from '../http/api.ts';

interface Early {
  readonly answer: Promise<unknown>;
  /** Whom it was read for. */
  readonly reader: string;
  readonly at: number;
  body?: unknown;
}

/** An intent that nothing comes of within this time is forgotten with what was read for it. */
const LIFE_MS = 30_000;

const early = new Map<string, Early>();

/** Reads for a page that is not there yet: its first query of this URL has the answer, or waits for it. Rejects as the API does. */
export async function readEarly(url: string, signal?: AbortSignal): Promise<void> {
  if (findEarly(url) !== undefined) return;
  const entry: Early = { answer: api.get(url, signal && { signal }), reader: readerNow(), at: Date.now() };
  early.set(url, entry);
  try {
    entry.body = await entry.answer;
  } catch (error) {
    early.delete(url);
    throw error;
  }
}

/** What was read early for this visitor and is there; undefined otherwise. */
export function earlyAnswer(url: string): { readonly body: unknown; readonly at: number } | undefined {
  const entry = findEarly(url);
  return entry?.body === undefined ? undefined : { body: entry.body, at: entry.at };
}

/** The answer to a read that is on its way or has come, for one who asks for it now; it is given once. */
export function takeEarly(url: string): Promise<unknown> | undefined {
  const entry = findEarly(url);
  early.delete(url);
  return entry?.answer;
}

function findEarly(url: string): Early | undefined {
  const entry = early.get(url);
  if (entry === undefined) return undefined;
  if (Date.now() - entry.at < LIFE_MS && entry.reader === readerNow()) return entry;
  early.delete(url);
  return undefined;
}

function readerNow(): string {
  const session = installedPlatform()?.session.getState();
  return session?.status === 'signed-in' ? session.user._id : '';
}
