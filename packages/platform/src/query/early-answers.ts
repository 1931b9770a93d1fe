import { installedPlatform } from '../current-platform.ts';

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

/** Keeps an answer that is on its way for the first query that asks for it. Rejects as the answer does. */
export async function keepEarly(url: string, answer: Promise<unknown>): Promise<void> {
  const entry: Early = { answer, reader: readerNow(), at: Date.now() };
  early.set(url, entry);
  try {
    entry.body = await answer;
  } catch (error) {
    if (early.get(url) === entry) early.delete(url);
    throw error;
  }
}

export function isEarly(url: string): boolean {
  return findEarly(url) !== undefined;
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

/** To be called after every write: what was read before it may be another thing now. */
export function forgetEarly(): void {
  early.clear();
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
