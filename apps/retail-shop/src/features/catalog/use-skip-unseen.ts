import { useEffect, type RefObject } from 'react';

/** The list has come to rest by then, and nobody waits for what it saves. */
const REST_MS = 2000;

/**
 * Lets the browser leave out the items of a list that are outside of the window when it works out styles, layout and painting: whatever
 * opens over the page makes it look at each element behind. Items keep the size that they have, so nothing moves.
 * @param layout another one gives the items other sizes; those of another width of the list are noticed
 */
export function useSkipUnseen(list: RefObject<HTMLElement | null>, layout: string): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    let width = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width !== width) forget(element);
      width = entry?.contentRect.width ?? width;
      clearTimeout(timer);
      timer = setTimeout(() => skip(element), REST_MS);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      forget(element);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another layout gives other sizes
  }, [list, layout]);
}

/** What is seen, or nearly, stays as it is: browsers draw an item anew when they begin to look whether it is in the window. */
function skip(list: HTMLElement): void {
  // All are measured before any is changed: the browser lays out the page once.
  const unseen = itemsOf(list)
    .filter(({ style }) => style.contentVisibility === '')
    .map((item) => ({ style: item.style, box: item.getBoundingClientRect() }))
    .filter(({ box }) => box.top > 2 * window.innerHeight || box.bottom < -window.innerHeight);
  for (const { style, box } of unseen) {
    style.contentVisibility = 'auto';
    style.containIntrinsicBlockSize = `auto ${String(box.height)}px`;
    // The outline of what has the focus lies outside of the item.
    style.overflowClipMargin = '8px';
  }
}

function forget(list: HTMLElement): void {
  for (const { style } of itemsOf(list)) {
    style.contentVisibility = '';
    style.containIntrinsicBlockSize = '';
    style.overflowClipMargin = '';
  }
}

function itemsOf(list: HTMLElement): readonly HTMLElement[] {
  return [...list.children].filter((item) => item instanceof HTMLElement);
}
