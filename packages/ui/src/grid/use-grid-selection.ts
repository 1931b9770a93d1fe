import { useRef } from 'react';

export type GridSelectionOptions<Row> = {
  /** In the order that is shown, which ranges follow. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly selected: ReadonlySet<string> | undefined;
  readonly onSelect: ((selected: ReadonlySet<string>) => void) | undefined;
};

/** What a grid does with its selection. */
export type GridSelection<Row> = NonNullable<ReturnType<typeof useGridSelection<Row>>>;

/** Selection of rows one by one, by ranges, or all that pass the filter. Undefined when the grid has none. */
export function useGridSelection<Row>({ rows, rowId, selected, onSelect }: GridSelectionOptions<Row>) {
  /** Where a range begins: the row that was last pressed alone. */
  const anchor = useRef(0);
  if (selected === undefined || onSelect === undefined) return undefined;
  const ids = (from: number, to: number): readonly string[] => rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(rowId);
  const isAll = rows.length > 0 && rows.every((row) => selected.has(rowId(row)));
  return {
    count: selected.size,
    isAll,
    has: (row: Row): boolean => selected.has(rowId(row)),
    toggle(index: number, isRange: boolean): void {
      if (isRange) return onSelect(new Set([...selected, ...ids(anchor.current, index)]));
      anchor.current = index;
      const next = new Set(selected);
      for (const id of ids(index, index)) if (!next.delete(id)) next.add(id);
      onSelect(next);
    },
    /** The rows from where a range began to `to`, `from` being where it is now. */
    extend(from: number, to: number): void {
      if (!ids(from, from).some((id) => selected.has(id))) anchor.current = from;
      onSelect(new Set([...selected, ...ids(anchor.current, to)]));
    },
    selectAll: (): void => onSelect(new Set([...selected, ...rows.map(rowId)])),
    toggleAll(): void {
      const shown = new Set(rows.map(rowId));
      onSelect(isAll ? new Set([...selected].filter((id) => !shown.has(id))) : new Set([...selected, ...shown]));
    },
  };
}
