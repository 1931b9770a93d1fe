import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { useQueryClient, useReadContext } from '@orime/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RoomStock } from '../room/load-stock.ts';
import type { Room } from '../room/room.tsx';
import { pieceQuery } from '../virtual-room.api.ts';

export type LoadedRoom =
  | { readonly status: 'loading'; readonly progress: number }
  | { readonly status: 'ready'; readonly Room: typeof Room; readonly stock: RoomStock };

/** The code that draws, then the garments and their cloth, fetched once, after the page's first paint. Give other pieces another key. */
export function useRoomStock(pieces: readonly DesignCard[], onFail: () => void): LoadedRoom {
  const queries = useQueryClient();
  const context = useReadContext();
  const [loaded, setLoaded] = useState<LoadedRoom>({ status: 'loading', progress: 0 });

  const load = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    try {
      const [{ Room }, { loadStock }] = await Promise.all([import('../room/room.tsx'), import('../room/load-stock.ts')]);
      const stock = await loadStock(pieces, {
        signal,
        findDesign: (id) => queries.fetchQuery(pieceQuery(context, id)),
        onProgress: (progress) => !signal.aborted && setLoaded({ status: 'loading', progress }),
      });
      if (!signal.aborted) setLoaded({ status: 'ready', Room, stock });
    } catch {
      if (!signal.aborted) onFail();
    }
  });

  // Synchronises what is fetched with the room being there; a frame later, so that the page is painted first.
  useEffect(() => {
    const ended = new AbortController();
    const frame = requestAnimationFrame(() => void load(ended.signal));
    return () => {
      cancelAnimationFrame(frame);
      ended.abort();
    };
  }, []);
  return loaded;
}
