import type { Garment } from '@orime/contracts/api/catalogue/garment';
import type { StudioDocument } from '@orime/contracts/api/catalogue/studio-document';
import { isApiError, reportError } from '@orime/platform';
import { claimGuestDesign, createGarment, updateGarment, uploadPicture } from '../design-studio.api.ts';
import { newId } from '../document/make-object.ts';
import { readStudio, replaceSource, useStudioStore } from '../studio.store.ts';
import { readKeep, setKeep, type KeepStatus } from './keep.store.ts';
import { forgetLocally, keepLocally } from './local-copy.ts';
import { findPicture, keepPicture } from './picture-store.ts';

const LOCAL_PAUSE_MS = 250;
const SERVER_PAUSE_MS = 3000;
const RETRY_MS = 15_000;
/** The picture among one's garments may be a little older than the garment. */
const PICTURE_PAUSE_MS = 60_000;

export type Keeper = { readonly saveNow: () => Promise<void>; readonly stop: () => void };

/**
 * Keeps what is drawn from now on: in this browser a moment after each change and when the page goes away, and for a member on the server
 * a little later. `userId` is undefined for a visitor.
 */
export function startKeeping(userId: string | undefined): Keeper {
  let localTimer: ReturnType<typeof setTimeout> | undefined;
  let serverTimer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let key = newId();
  let picturedAt = 0;

  function keepHere(): void {
    clearTimeout(localTimer);
    localTimer = undefined;
    const { storedAt, changedAt, status } = readKeep();
    if (status === 'untouched') return;
    const isKept = keepLocally(userId, { document: readStudio().history.present, storedAt, changedAt, isStored: status === 'saved' });
    setKeep({ isFull: !isKept, ...(isKept && userId === undefined && { status: 'here-only' as const }) });
  }

  function handleChange(): void {
    if (readKeep().status !== 'conflict') setKeep({ status: 'changed' });
    setKeep({ changedAt: Date.now() });
    localTimer ??= setTimeout(keepHere, LOCAL_PAUSE_MS);
    if (userId === undefined) return;
    clearTimeout(serverTimer);
    serverTimer = setTimeout(() => void save(), SERVER_PAUSE_MS);
  }

  async function save(): Promise<void> {
    clearTimeout(serverTimer);
    if (userId === undefined || readKeep().status === 'conflict') return;
    // One after the other: each is based on the version before.
    await running;
    running = send();
    await running;
    running = undefined;
  }

  async function send(): Promise<void> {
    setKeep({ status: 'saving' });
    try {
      await uploadLocalPictures();
      const document = readStudio().history.present;
      const isPictured = Date.now() - picturedAt < PICTURE_PAUSE_MS;
      const stored = await store(document, key, isPictured ? undefined : await uploadPreview(document));
      if (!isPictured) picturedAt = Date.now();
      key = newId();
      const isLatest = readStudio().history.present === document;
      setKeep({ storedAt: { id: stored.id, version: stored.version }, status: isLatest ? 'saved' : 'changed' });
      keepHere();
      // What a visitor drew is the member's now.
      forgetLocally(undefined);
    } catch (error) {
      setKeep({ status: statusOf(error) });
      if (!isApiError(error)) reportError(error, { info: 'saving a studio document' });
      if (readKeep().status === 'failed') serverTimer = setTimeout(() => void save(), RETRY_MS);
    }
  }

  const stopWatching = useStudioStore.subscribe((state, before) => {
    if (state.history.past !== before.history.past || state.history.present !== before.history.present) {
      if (state.history.past.length + state.history.future.length > 0 && state.history.present !== before.history.present) handleChange();
    }
  });
  const handleHidden = (): void => {
    if (document.visibilityState === 'hidden') keepHere();
  };
  const handleOnline = (): void => {
    if (readKeep().status === 'failed') void save();
  };
  addEventListener('pagehide', keepHere);
  addEventListener('online', handleOnline);
  document.addEventListener('visibilitychange', handleHidden);

  return {
    saveNow: save,
    stop: () => {
      if (localTimer !== undefined) keepHere();
      clearTimeout(serverTimer);
      stopWatching();
      removeEventListener('pagehide', keepHere);
      removeEventListener('online', handleOnline);
      document.removeEventListener('visibilitychange', handleHidden);
    },
  };
}

async function store(document: StudioDocument, key: string, previewFileId?: string): Promise<Garment> {
  const { storedAt } = readKeep();
  if (storedAt === undefined) return createGarment(document, key, previewFileId);
  const version = storedAt.key === undefined ? storedAt.version : (await claimGuestDesign(storedAt.id, storedAt.key)).version;
  try {
    return await updateGarment(storedAt.id, version, document, previewFileId);
  } catch (error) {
    // Deleted elsewhere, or never this person's: what is drawn here is kept as a new one.
    if (isApiError(error) && error.status === 404) return createGarment(document, key, previewFileId);
    throw error;
  }
}

/** A picture of the first side that is drawn on; nothing where none can be painted: the garment is kept without. */
async function uploadPreview(document: StudioDocument): Promise<string | undefined> {
  const area = document.areas.find(({ objects }) => objects.length > 0) ?? document.areas[0];
  if (area === undefined) return undefined;
  try {
    const { paintMockup } = await import('../export/paint-area.ts');
    return (await uploadPicture(await paintMockup(document, area), 'garment.webp')).id;
  } catch {
    return undefined;
  }
}

async function uploadLocalPictures(): Promise<void> {
  const { areas } = readStudio().history.present;
  const sources = new Set(areas.flatMap(({ objects }) => objects.flatMap((each) => (each.kind === 'image' ? [each.source] : []))));
  for (const source of sources) {
    if (!source.startsWith('local:')) continue;
    const picture = await findPicture(source);
    // Kept in another browser: its place stays.
    if (picture === undefined) continue;
    const { id } = await uploadPicture(picture, `${source.slice('local:'.length)}.${picture.type === 'image/png' ? 'png' : 'webp'}`);
    await keepPicture(id, picture);
    replaceSource(source, id);
  }
}

function statusOf(error: unknown): KeepStatus {
  if (!isApiError(error)) return 'failed';
  if (error.status === 409) return 'conflict';
  return error.status === 413 ? 'too-large' : 'failed';
}
