import { act } from '@testing-library/react';

/**
 * jsdom has no layout, and a list that draws only what is in sight then draws nothing. Gives every box a size and something to
 * scroll, until undone.
 */
export function giveBoxesASize(width: number, height: number): () => void {
  const sizes = { clientWidth: width, clientHeight: height, scrollHeight: 1_000_000 };
  // These are Element's: what is set here hides them until it is deleted.
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, to?: ScrollToOptions | number): void {
    if (typeof to !== 'object') return;
    this.scrollTop = to.top ?? this.scrollTop;
    setTimeout(() => act(() => void this.dispatchEvent(new Event('scroll'))));
  };
  return () => {
    for (const name of [...Object.keys(sizes), 'scrollTo']) Reflect.deleteProperty(HTMLElement.prototype, name);
  };
}
