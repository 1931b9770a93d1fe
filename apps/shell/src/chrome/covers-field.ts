const FIELDS = 'main :is(input, select, textarea, label, button, [contenteditable="true"])';
/** A photograph that opens is a button too, and large enough to be pressed beside what lies on it. */
const LARGE_PX = 120;

/** Whether what floats over the page hides something that is filled in or pressed. */
export function coversField(floating: Element | null): boolean {
  // Not in every document: none of a server, and not that of our tests.
  if (floating === null || typeof document.elementsFromPoint !== 'function') return false;
  const { left, right, top, bottom } = floating.getBoundingClientRect();
  const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
  return corners.some(([x, y]) => {
    const under = document.elementsFromPoint(x, y).find((element) => !floating.contains(element));
    const field = under?.closest(FIELDS);
    return field !== null && field !== undefined && field.getBoundingClientRect().height < LARGE_PX;
  });
}
