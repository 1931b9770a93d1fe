/** As a `ref`: moves the focus into an element that is drawn, unless it is inside already. */
export function focusInside(element: HTMLElement | null): void {
  if (element?.contains(document.activeElement) === false) element.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}
