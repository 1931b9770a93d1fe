import { isApiError, useQueryClient } from '@orime/platform';
import { useState } from 'react';
import type { Shape } from '../stitch/shape.ts';
import { openWork, useWorkStore } from '../work/work.store.ts';
import type { Work } from '../work/work.ts';
import { readWork } from '../work/write-work.ts';
import { embroideryQuery, saveEmbroidery, uploadPreview, type SavedAs } from './embroidery.api.ts';

export type SavingState =
  | { readonly status: 'idle' | 'busy' | 'saved' | 'conflict' }
  | { readonly status: 'failed'; readonly isTooLarge: boolean };

export interface Saving {
  readonly state: SavingState;
  readonly saved: SavedAs | undefined;
  /** What the account has of the work, and the work as it has it when that is known. */
  readonly setSaved: (saved: SavedAs | undefined, work?: Work) => void;
  /** There is work on the table that the account has not. */
  readonly isUnsaved: boolean;
  readonly save: (how?: { readonly asNew: boolean }) => Promise<void>;
  /** Puts what the account has in the place of the work on the table. */
  readonly takeTheirs: () => Promise<void>;
  readonly startNew: () => void;
}

/** A picture of shapes as they are sewn; undefined where none can be drawn. */
type Draw = (shapes: readonly Shape[]) => Promise<Blob | undefined>;

/**
 * Saves the work in the account, with a picture of it where one can be drawn. The key of a first saving is kept until it has succeeded:
 * sent twice it makes one.
 */
export function useSaving(draw: Draw): Saving {
  const queries = useQueryClient();
  const [state, setState] = useState<SavingState>({ status: 'idle' });
  const [{ saved, savedWork }, setBoth] = useState<{ saved?: SavedAs; savedWork?: Work }>({});
  const setSaved: Saving['setSaved'] = (now, work) => setBoth({ saved: now, savedWork: work });
  const isUnsaved = useWorkStore(({ work }) => work.shapes.length > 0 && work !== savedWork);
  const [key, setKey] = useState<string>();

  const save = async ({ asNew = false } = {}): Promise<void> => {
    const idempotencyKey = key ?? crypto.randomUUID();
    setKey(idempotencyKey);
    setState({ status: 'busy' });
    try {
      const { work } = useWorkStore.getState();
      const previewFileId = await sendPicture(draw, work.shapes);
      const { id, version } = await saveEmbroidery(work, { saved: asNew ? undefined : saved, idempotencyKey, previewFileId });
      setSaved({ id, version }, work);
      setKey(undefined);
      setState({ status: 'saved' });
      await queries.invalidateQueries({ queryKey: ['garments'] });
    } catch (error) {
      const status = isApiError(error) ? error.status : 0;
      setState(status === 409 ? { status: 'conflict' } : { status: 'failed', isTooLarge: status === 413 });
    }
  };
  const takeTheirs = async (): Promise<void> => {
    if (saved === undefined) return;
    setState({ status: 'busy' });
    try {
      const { id, version, doc } = await queries.fetchQuery({ ...embroideryQuery(saved.id), staleTime: 0 });
      const work = readWork(doc);
      if (work !== undefined) openWork(work);
      setSaved({ id, version }, work);
      setState({ status: 'idle' });
    } catch {
      setState({ status: 'failed', isTooLarge: false });
    }
  };
  const startNew = (): void => {
    setSaved(undefined);
    setState({ status: 'idle' });
  };
  return { state, saved, setSaved, isUnsaved, save, takeTheirs, startNew };
}

/** The work is kept without a picture where none can be drawn or sent. */
async function sendPicture(draw: Draw, shapes: readonly Shape[]): Promise<string | undefined> {
  try {
    const drawn = await draw(shapes);
    return drawn === undefined ? undefined : await uploadPreview(drawn);
  } catch {
    return undefined;
  }
}
