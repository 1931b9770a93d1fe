import type { SceneMask } from '../worker/messages.ts';
import type { CutSettings } from './cut-settings.ts';

/** A picture under work, as it survives a tab that is lost. */
export type KeptWork = {
  readonly file: Blob;
  readonly name: string;
  readonly settings?: CutSettings;
  /** What the second pass found, which took long. */
  readonly scene?: SceneMask;
};

// Signing out deletes the databases whose names begin like this.
const DATABASE = 'orime-cut-out';
const STORE = 'work';
type Key = 'picture' | 'settings' | 'scene' | 'handed-over';

/** In IndexedDB, because pictures are larger than the local storage. Nothing is sent anywhere. */
export const keptWork = {
  /** Undefined when there is none, or the browser keeps nothing. */
  async read(): Promise<KeptWork | undefined> {
    const [picture, settings, scene] = await Promise.all([read('picture'), read('settings'), read('scene')]);
    // What is under these keys was written below.
    const kept = picture as { readonly file: Blob; readonly name: string } | undefined;
    return kept && { ...kept, settings: settings as CutSettings | undefined, scene: scene as SceneMask | undefined };
  },
  /** Whether the picture is kept: a full or forbidden storage keeps nothing. */
  async start(file: Blob, name: string): Promise<boolean> {
    await keptWork.clear();
    return write('picture', { file, name });
  },
  writeSettings: (settings: CutSettings): Promise<boolean> => write('settings', settings),
  writeScene: (scene: SceneMask): Promise<boolean> => write('scene', scene),
  async clear(): Promise<void> {
    await Promise.all((['picture', 'settings', 'scene'] as const).map(remove));
  },
};

/** Leaves a finished picture for the screen that makes designs of pictures. */
export const handOver = (picture: File): Promise<boolean> => write('handed-over', picture);

/** The picture that was left, once. */
export async function takeHandedOver(): Promise<File | undefined> {
  const found = await read('handed-over');
  if (found === undefined) return undefined;
  await remove('handed-over');
  return found as File;
}

async function read(key: Key): Promise<unknown> {
  return within('readonly', (store) => store.get(key)).catch(() => undefined);
}

async function write(key: Key, value: unknown): Promise<boolean> {
  return within('readwrite', (store) => store.put(value, key)).then(
    () => true,
    () => false,
  );
}

async function remove(key: Key): Promise<void> {
  await within('readwrite', (store) => store.delete(key)).catch(() => undefined);
}

async function within(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  const database = await resultOf(request);
  // Closed after each use, so that signing out need not wait to delete it.
  try {
    const transaction = database.transaction(STORE, mode);
    const [found] = await Promise.all([resultOf(act(transaction.objectStore(STORE))), endOf(transaction)]);
    return found;
  } finally {
    database.close();
  }
}

/** A storage that is full says so only when the transaction ends. */
function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The database of the browser is full.')));
  });
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database of the browser failed.')));
    request.addEventListener('blocked', () => reject(new Error('The database of the browser is being deleted.')));
  });
}
