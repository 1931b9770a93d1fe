import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { observeWithoutFlight } from './observe-without-flight.ts';
import { useRem } from './use-rem.ts';

/** How near the end of the rows that are here more are asked for. */
const NEAR_END = 20;

export type GridWindowOptions = {
  readonly box: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Heights in rem. */
  readonly rowRem: number;
  readonly headRem: number;
  /** Drawn also when scrolled out of sight, because the focus is in it. */
  readonly activeRow: number;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: (() => void) | undefined;
};

/** The rows in sight of a scrolling box, and a few around them; more rows are asked for in time. */
export function useGridWindow({ box, count, rowRem, headRem, activeRow, hasMore, isLoadingMore, onMore }: GridWindowOptions) {
  const rem = useRem();
  const headPx = headRem * rem;
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled or memoised
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowRem * rem,
    overscan: 4,
    scrollMargin: headPx,
    scrollPaddingStart: headPx,
    observeElementOffset: observeWithoutFlight,
    // What a server and the first render draw, before the box has been measured.
    initialRect: { width: 1024, height: 560 },
    rangeExtractor: (range) => {
      // Always as many, so that scrolling neither makes nor removes elements: the last row in sight is sometimes one more, sometimes one less.
      const endIndex = Math.min(count - 1, Math.max(range.endIndex, range.startIndex + mostInSight()));
      const rows = new Set(defaultRangeExtractor({ ...range, endIndex }));
      if (activeRow >= 0 && activeRow < count) rows.add(activeRow);
      return [...rows].toSorted((one, other) => one - other);
    },
  });
  /** Rows that are in sight when the first and the last one are cut. */
  function mostInSight(): number {
    return Math.ceil((virtual.scrollRect?.height ?? 0) / (rowRem * rem));
  }
  const measureAgain = useEffectEvent(() => virtual.measure());
  // Rows of another height are laid out anew.
  useEffect(() => measureAgain(), [rowRem, rem]);

  const items = virtual.getVirtualItems();
  // Known once the items have been computed.
  const lastShown = virtual.range?.endIndex ?? 0;
  /** Rows there were when more were asked for: once for each, so that a failing server is not asked for ever. */
  const askedAt = useRef(-1);
  const askForMore = useEffectEvent(() => {
    if (askedAt.current === count) return;
    askedAt.current = count;
    onMore?.();
  });
  // Follows the scrolling: the next rows are asked for before the last ones are reached.
  useEffect(() => {
    if (hasMore && !isLoadingMore && lastShown >= count - NEAR_END) askForMore();
  }, [hasMore, isLoadingMore, lastShown, count]);

  return {
    rows: items.map(({ index, start, size }) => ({ index, topPx: start - headPx, heightPx: size })),
    heightPx: virtual.getTotalSize(),
    isScrolling: virtual.isScrolling,
    /** Scrolls just as far as needed. */
    scrollTo: (row: number): void => virtual.scrollToIndex(row),
  };
}
