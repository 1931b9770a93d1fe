import { breakpoint } from '@orime/ui';

const FIELDS = 'main :is(input, select, textarea, label, button, [contenteditable="true"])';
/** A photograph that opens is a button too, and large enough to be pressed beside what lies on it. */
const LARGE_PX = 120;

/**
 * Whether what floats over the page hides something that is filled in or pressed; on a wide screen, where there is a margin to be
 * in, something that is read as well.
 */
export function coversField(floating: Element | null): boolean {
  // Not in every document: none of a server, and not that of our tests.
  if (floating === null || typeof document.elementsFromPoint !== 'function') return false;
  const box = floating.getBoundingClientRect();
  const { left, right, top, bottom } = box;
  const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
  const under = corners.flatMap(([x, y]) => document.elementsFromPoint(x, y).find((element) => !floating.contains(element)) ?? []);
  const isWide = window.innerWidth >= breakpoint.mobile;
  return under.some((element) => {
    const field = element.closest(FIELDS);
    return (field !== null && field.getBoundingClientRect().height < LARGE_PX) || (isWide && hasWordsUnder(element, box));
  });
}

/** Whether words of the element itself are in the box. */
function hasWordsUnder(element: Element, box: DOMRect): boolean {
  if (element.closest('main') === null) return false;
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
  });
}
