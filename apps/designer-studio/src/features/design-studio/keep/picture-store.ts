import { imageUrl } from '@orime/ui';

/** Originals of this browser's pictures: in the browser's own database, and in memory where that is full or forbidden. */
const DATABASE = 'orime-studio';
const STORE = 'pictures';
const WIDEST = 1600;

const inMemory = new Map<string, Blob>();
const addresses = new Map<string, Promise<string | undefined>>();

/** Keeps a picture under its source. Answers whether it outlives this page. */
export async function keepPicture(source: string, picture: Blob): Promise<boolean> {
  inMemory.set(source, picture);
  try {
    await request('readwrite', (store) => store.put(picture, source));
    return true;
  } catch {
    return false;
  }
}

export async function findPicture(source: string): Promise<Blob | undefined> {
  const known = inMemory.get(source);
  if (known !== undefined) return known;
  const found: unknown = await request('readonly', (store) => store.get(source)).catch(() => undefined);
  return found instanceof Blob ? found : undefined;
}

/** The picture itself: the original where this browser has it, otherwise as the server shows it. Nothing for one that is in neither. */
export async function readPictureBlob(source: string): Promise<Blob | undefined> {
  const kept = await findPicture(source);
  if (kept !== undefined || source.startsWith('local:')) return kept;
  const response = await fetch(imageUrl(source, WIDEST));
  return response.ok ? response.blob() : undefined;
}

/** An address that shows the picture: the original where this browser has it. Nothing for one that was never sent and is elsewhere. */
export function pictureUrl(source: string): Promise<string | undefined> {
  const known = addresses.get(source);
  if (known !== undefined) return known;
  const asked = findPicture(source).then((picture) => {
    if (picture !== undefined) return URL.createObjectURL(picture);
    return source.startsWith('local:') ? undefined : imageUrl(source, WIDEST);
  });
  addresses.set(source, asked);
  return asked;
}

function request<Answer>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('The database cannot be opened')));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, mode);
      const asked = act(transaction.objectStore(STORE));
      transaction.addEventListener('complete', () => {
        database.close();
        resolve(asked.result);
      });
      transaction.addEventListener('abort', () => {
        database.close();
        reject(transaction.error ?? new Error('The picture was not kept'));
      });
    });
  });
}
