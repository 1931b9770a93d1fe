import type { KeyboardEvent } from 'react';
import { moveCursor } from './grid-cursor.ts';
import type { CellPlace, GridBounds } from './grid-cursor.ts';
import type { GridSelection } from './use-grid-selection.ts';

export type GridKeysOptions = {
  readonly active: CellPlace;
  readonly bounds: GridBounds;
  readonly selection: Pick<GridSelection<never>, 'toggle' | 'extend' | 'selectAll'> | undefined;
  readonly canEdit: (place: CellPlace) => boolean;
  readonly onMove: (place: CellPlace) => void;
  readonly onEdit: (place: CellPlace) => void;
};

/**
 * The keys of a grid. Enter and F2 edit a cell, or go into what stands in it; Escape comes back. Space selects the row, Shift with
 * Space or an arrow a range, Ctrl+A all.
 */
export function useGridKeys({ active, bounds, selection, canEdit, onMove, onEdit }: GridKeysOptions) {
  function handle(event: KeyboardEvent, cell: HTMLElement): boolean {
    const target = moveCursor(active, event, bounds);
    if (target !== undefined) {
      if (event.shiftKey && selection && active.row >= 0 && target.row >= 0) selection.extend(active.row, target.row);
      onMove(target);
      return true;
    }
    if (active.row < 0) return false;
    if (event.key === ' ' && selection) selection.toggle(active.row, event.shiftKey);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && selection) selection.selectAll();
    else if (event.key !== 'Enter' && event.key !== 'F2') return false;
    else if (canEdit(active)) onEdit(active);
    else cell.querySelector<HTMLElement>('a[href], button, input')?.focus();
    return true;
  }

  return (event: KeyboardEvent<HTMLElement>): void => {
    const from = event.target instanceof HTMLElement ? event.target : null;
    const cell = from?.closest<HTMLElement>('[data-column]');
    if (!from || !cell) return;
    const isInside = from !== cell;
    if (isInside && event.key === 'Escape') onMove(active);
    // A link or a button in a cell keeps its own keys; arrows lead out of it.
    else if (isInside && !event.key.startsWith('Arrow')) return;
    else if (!handle(event, cell)) return;
    event.preventDefault();
  };
}
