import type { KeyboardEvent } from 'react';

/** Left and right go along the sizes, Enter to the next colour; up and down count, as in every number field. */
export function moveBetweenFields(event: KeyboardEvent<HTMLTableElement>): void {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const target = fieldBeside(event.currentTarget, field, event.key, event.shiftKey);
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
  target.select();
}

function fieldBeside(table: HTMLTableElement, field: HTMLInputElement, key: string, isBackwards: boolean): HTMLInputElement | undefined {
  const fields = [...table.querySelectorAll<HTMLInputElement>('input[type="number"]')];
  if (key === 'ArrowLeft' || key === 'ArrowRight') return fields[fields.indexOf(field) + (key === 'ArrowLeft' ? -1 : 1)];
  if (key !== 'Enter') return undefined;
  const column = fields.filter(({ name }) => name === field.name);
  return column[column.indexOf(field) + (isBackwards ? -1 : 1)];
}
