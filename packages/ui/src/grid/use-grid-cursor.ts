import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { withinBounds } from './grid-cursor.ts';
import type { CellPlace, GridBounds } from './grid-cursor.ts';

/** The one cell of a grid that is in the tab order, and which one is being edited. */
export function useGridCursor(root: RefObject<HTMLElement | null>, bounds: GridBounds) {
  const [wanted, setWanted] = useState<CellPlace>({ row: 0, column: 0 });
  const [isEditing, setEditing] = useState(false);
  // Rows come and go; the cell that was chosen is kept for when they are back.
  const active = withinBounds(wanted, bounds);
  /** The focus follows once the cell is drawn, which for a row far away is after the grid has scrolled. */
  const isFocusDue = useRef(false);

  return {
    active,
    isEditing,
    /** Gives the active cell the focus that is due, if it is drawn; to be called whenever rows have been drawn. */
    focusWhenDrawn(): void {
      if (!isFocusDue.current) return;
      const cell = root.current?.querySelector<HTMLElement>(`[data-row="${active.row}"] [data-column="${active.column}"]`);
      if (!cell) return;
      isFocusDue.current = false;
      cell.focus();
    },
    /** Makes a cell the active one, with the focus. */
    goTo(place: CellPlace): void {
      isFocusDue.current = true;
      setEditing(false);
      setWanted(withinBounds(place, bounds));
    },
    /** The focus came to a cell by itself. */
    noticeFocus(place: CellPlace): void {
      if (place.row !== active.row || place.column !== active.column) {
        setEditing(false);
        setWanted(place);
      }
    },
    stopEditing: (): void => setEditing(false),
    edit(place: CellPlace): void {
      setWanted(place);
      setEditing(true);
    },
  };
}
