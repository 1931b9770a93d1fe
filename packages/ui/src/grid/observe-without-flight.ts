import type { Virtualizer } from '@tanstack/react-virtual';

/** Nothing has moved for so many frames: what is in sight is drawn. In frames, so that a busy machine has as long as it needs. */
const PAUSE_FRAMES = 6;
/** After so many that were left out rows are drawn although they fly by, to tell how far one has come. */
const GLIMPSE_FRAMES = 30;

/**
 * Tells a virtual list where its box is scrolled to, except while the thumb of the scrollbar is dragged fast: every frame would then
 * draw rows of which nobody can read one. A jump is told at once; of a series of jumps further than the box is high, the last.
 */
export function observeWithoutFlight(
  instance: Pick<Virtualizer<HTMLElement, Element>, 'scrollElement' | 'scrollRect'>,
  report: (offset: number, isScrolling: boolean) => void,
): () => void {
  const box = instance.scrollElement;
  if (box === null) return () => undefined;
  let before = box.scrollTop;
  let stillFrames = 0;
  let leftOut = 0;
  /** Runs while it scrolls, and a little longer. */
  let clock: number | undefined;

  const tell = (isScrolling: boolean): void => {
    leftOut = 0;
    report(box.scrollTop, isScrolling);
  };
  const tick = (): void => {
    stillFrames += 1;
    clock = stillFrames < PAUSE_FRAMES ? requestAnimationFrame(tick) : undefined;
    if (clock === undefined) tell(false);
  };
  const handleScroll = (): void => {
    const isFar = Math.abs(box.scrollTop - before) > (instance.scrollRect?.height ?? 0);
    const isFlight = isFar && clock !== undefined;
    before = box.scrollTop;
    stillFrames = 0;
    clock ??= requestAnimationFrame(tick);
    if (isFlight && leftOut < GLIMPSE_FRAMES) leftOut += 1;
    else tell(true);
  };
  box.addEventListener('scroll', handleScroll, { passive: true });
  return () => {
    if (clock !== undefined) cancelAnimationFrame(clock);
    box.removeEventListener('scroll', handleScroll);
  };
}
