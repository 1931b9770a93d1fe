import type { KeyboardEvent } from 'react';

/** Arrows, Home and End go from one button of a list to another. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (at < 0) return;
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  const button = next === undefined ? undefined : buttons[next];
  if (button === undefined) return;
  event.preventDefault();
  button.focus();
}
