import type { Words } from '../words.ts';

/** Unsaved words of one part of an article: a language, or what is said about it beside its text. */
export type KeptPart = {
  /** Newest first wins; milliseconds. */
  readonly at: number;
  /** The revision that the words are based on, and what it said. */
  readonly baseRevision: string;
  readonly base: unknown;
  readonly mine: unknown;
  /** What a save was sending when this was kept. Where the server has just that, nobody else wrote it. */
  readonly sent?: unknown;
};

export const PARTS = ['en', 'jp', 'about'] as const;
export type Part = (typeof PARTS)[number];

/** The part of the words that is kept together. */
export function readPart(words: Words, part: Part): unknown {
  if (part === 'about') {
    const { slug, section, tags, coverFileId, coverFocal, place } = words;
    return { slug, section, tags, coverFileId, coverFocal, place };
  }
  const { title, dek, body, coverAlt, seo } = words;
  return {
    title: title[part],
    dek: dek[part],
    body: body[part],
    coverAlt: coverAlt[part],
    seoTitle: seo.title[part],
    seoDescription: seo.description[part],
  };
}

/** The words with one part as it was kept. `value` was written by `readPart`. */
export function withPart(words: Words, part: Part, value: unknown): Words {
  if (part === 'about')
    return { ...words, ...(value as Pick<Words, 'slug' | 'section' | 'tags' | 'coverFileId' | 'coverFocal' | 'place'>) };
  const kept = value as {
    title: string;
    dek: string;
    body: Words['body']['en'];
    coverAlt: string;
    seoTitle: string;
    seoDescription: string;
  };
  return {
    ...words,
    title: { ...words.title, [part]: kept.title },
    dek: { ...words.dek, [part]: kept.dek },
    body: { ...words.body, [part]: kept.body },
    coverAlt: { ...words.coverAlt, [part]: kept.coverAlt },
    seo: {
      title: { ...words.seo.title, [part]: kept.seoTitle },
      description: { ...words.seo.description, [part]: kept.seoDescription },
    },
  };
}

/** What survives a tab that is killed. A browser that keeps nothing (a private window) loses only this. */
export interface KeptWords {
  read(part: Part): Promise<KeptPart | undefined>;
  write(part: Part, kept: KeptPart): Promise<void>;
  remove(part: Part): Promise<void>;
}

const DATABASE = 'orime-writing';
const STORE = 'words';

/** In IndexedDB, by user, article and part. Signing out deletes all of it; what others left after an expiry is removed when it is opened. */
export function openKeptWords(userId: string, articleId: string): KeptWords {
  const opened = openDatabase();
  const keyOf = (part: Part): string => `${userId}/${articleId}/${part}`;
  void opened.then((database) => database && removeOthers(database, userId)).catch(() => undefined);
  const within = async (mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> => {
    const database = await opened;
    return database && resultOf(act(database.transaction(STORE, mode).objectStore(STORE)));
  };
  return {
    // What is under our own keys was written by `write`.
    read: async (part) => (await within('readonly', (store) => store.get(keyOf(part))).catch(() => undefined)) as KeptPart | undefined,
    write: async (part, kept) => void (await within('readwrite', (store) => store.put(kept, keyOf(part))).catch(() => undefined)),
    remove: async (part) => void (await within('readwrite', (store) => store.delete(keyOf(part))).catch(() => undefined)),
  };
}

async function openDatabase(): Promise<IDBDatabase | undefined> {
  try {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    const database = await resultOf(request);
    // Signing out deletes the database, which waits for its connections to close. What is written afterwards is kept nowhere.
    database.addEventListener('versionchange', () => database.close());
    return database;
  } catch {
    return undefined;
  }
}

async function removeOthers(database: IDBDatabase, userId: string): Promise<void> {
  const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
  for (const key of await resultOf(store.getAllKeys())) if (!String(key).startsWith(`${userId}/`)) store.delete(key);
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database of the browser failed.')));
  });
}
