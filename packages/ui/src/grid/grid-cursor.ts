/** A cell of a grid by its place on the screen. Row -1 is the head. */
export type CellPlace = { readonly row: number; readonly column: number };

export type GridBounds = {
  readonly rows: number;
  readonly columns: number;
  /** Rows that Page Up and Page Down step over. */ readonly page: number;
};

type Key = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean };

/** Where a key leads from a cell, as the ARIA grid pattern has it; undefined for keys that move nothing. */
export function moveCursor({ row, column }: CellPlace, event: Key, { rows, columns, page }: GridBounds): CellPlace | undefined {
  if (event.altKey) return undefined;
  const isFar = event.ctrlKey || event.metaKey;
  const targets: Readonly<Record<string, CellPlace>> = {
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowDown: { row: isFar ? rows - 1 : row + 1, column },
    ArrowLeft: { row, column: isFar ? 0 : column - 1 },
    ArrowRight: { row, column: isFar ? columns - 1 : column + 1 },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? rows - 1 : row, column: columns - 1 },
    PageUp: { row: Math.max(0, row - page), column },
    PageDown: { row: row + page, column },
  };
  const target = Object.hasOwn(targets, event.key) ? targets[event.key] : undefined;
  return target && withinBounds(target, { rows, columns, page });
}

/** The nearest cell that exists. */
export function withinBounds({ row, column }: CellPlace, { rows, columns }: GridBounds): CellPlace {
  return { row: Math.max(-1, Math.min(rows - 1, row)), column: Math.max(0, Math.min(columns - 1, column)) };
}

/** The cell that an event happened in; undefined outside of all. */
export function placeOf(target: EventTarget): CellPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return row === undefined ? undefined : { row: Number(row), column: Number(cell?.dataset['column']) };
}
