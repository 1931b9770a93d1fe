import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { Suspense, useEffect } from 'react';
import { SeenDesigns } from './late-parts.ts';
import { rememberSeen, useSeenStore } from './seen.store.ts';

/** The garments that were looked at before this one, in this visit and market. Nothing on the first page. */
export function RecentlySeen({ design }: { readonly design: DesignCard }) {
  const seen = useSeenStore((state) => state.seen);
  // Synchronises with the page that is open.
  useEffect(() => rememberSeen(design), [design]);
  const before = seen.filter(({ id, currency }) => id !== design.id && currency === design.currency);
  if (before.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <SeenDesigns designs={before} />
    </Suspense>
  );
}
