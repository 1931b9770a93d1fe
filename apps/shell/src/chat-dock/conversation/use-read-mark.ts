import type { Channel } from '@orime/contracts/api/talk/channel';
import { useQueryClient } from '@orime/platform';
import { useEffect, useState } from 'react';
import { postRead } from '../chat.api.ts';
import { applyRead } from '../live/patch-queries.ts';

/**
 * Tells the server what has been read while the conversation is looked at. Gives the number after which messages were new
 * when it was opened; null when none were.
 */
export function useReadMark(channel: Channel | undefined, newestSeq: number | undefined): number | null {
  const queries = useQueryClient();
  const [newAfterSeq] = useState(() => (channel !== undefined && channel.unread > 0 ? channel.lastReadSeq : null));
  const name = channel?.name;
  const hasNew = newestSeq !== undefined && channel !== undefined && newestSeq > channel.lastReadSeq;

  // Synchronises the server's mark with what is on the screen; a page that nobody looks at reads nothing.
  useEffect(() => {
    if (!hasNew || name === undefined) return undefined;
    const mark = (): void => {
      if (document.visibilityState !== 'visible') return;
      // Not told now, it is told with the next message.
      postRead(name, newestSeq)
        .then(
          ({ lastReadSeq, unread }) => applyRead(queries, { channel: name, lastReadSeq, unread }),
          () => undefined,
        )
        .catch(() => undefined);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [hasNew, name, newestSeq, queries]);

  return newAfterSeq;
}
