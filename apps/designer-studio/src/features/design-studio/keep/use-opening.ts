import type { Garment } from '@orime/contracts/api/catalogue/garment';
import { readStudioDocument } from '@orime/contracts/api/catalogue/read-studio-document';
import { useQuery, useSearchParams, useSession } from '@orime/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { garmentQuery } from '../design-studio.api.ts';
import { openDocument, resetStudio } from '../studio.store.ts';
import { resetKeep, setKeep } from './keep.store.ts';
import { findLocally } from './local-copy.ts';
import { sendAside } from './send-aside.ts';
import { startKeeping, type Keeper } from './start-keeping.ts';

export type Opening = 'opening' | 'ready' | 'failed' | 'unreadable';

/** Opens the garment of the address, otherwise what was drawn last in this browser, and keeps what is drawn from then on. */
export function useOpening() {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user._id : undefined;
  const asked = useSearchParams()[0].get('garment');
  const wanted = userId === undefined ? null : asked;
  const { data, isError, refetch, isFetching } = useQuery({
    ...garmentQuery(wanted ?? ''),
    enabled: wanted !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
  const [opening, setOpening] = useState<Opening>(wanted === null ? 'ready' : 'opening');
  const [isRestored, setRestored] = useState(false);
  const keeper = useRef<Keeper | undefined>(undefined);

  const open = useEffectEvent((person: string | undefined, garment: Garment | undefined) => {
    const local = findLocally(person);
    const isLocalNewer = local !== undefined && !local.isStored && local.storedAt?.id === garment?.id;
    const document = readStudioDocument(garment?.doc);
    if (garment !== undefined && document === undefined && !isLocalNewer) return setOpening('unreadable');
    const isLeft = garment !== undefined && local !== undefined && !local.isStored && !isLocalNewer;
    if (person !== undefined) void sendAside(person, isLeft ? local : undefined);
    resetStudio();
    resetKeep();
    if (local !== undefined && (garment === undefined || isLocalNewer)) {
      openDocument(local.document);
      setKeep({ storedAt: local.storedAt, changedAt: local.changedAt, status: local.isStored ? 'saved' : 'changed' });
      setRestored(garment === undefined);
    } else if (garment !== undefined && document !== undefined) {
      openDocument({ ...document, name: garment.name });
      setKeep({ storedAt: { id: garment.id, version: garment.version }, status: 'saved' });
    }
    setOpening('ready');
    keeper.current = startKeeping(person);
    // What has not reached the server yet goes there now: a visitor's work after signing in, or what an offline tab kept.
    if (person !== undefined && local !== undefined && !local.isStored && (garment === undefined || isLocalNewer))
      void keeper.current.saveNow();
  });

  // Synchronises the studio with the address and the person; storage is read after the first render, which a server must give alike.
  useEffect(() => {
    if (wanted !== null && data === undefined) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- what a browser keeps is known after the first render only
    open(userId, wanted === null ? undefined : data);
    return () => keeper.current?.stop();
  }, [wanted, data, userId]);

  // Nothing is drawn on while another garment comes: nobody would keep it.
  const waiting = isError ? ('failed' as const) : ('opening' as const);
  return {
    opening: wanted !== null && data === undefined ? waiting : opening,
    isRestored,
    keeper,
    userId,
    retry: () => void refetch(),
    isFetching,
  };
}
