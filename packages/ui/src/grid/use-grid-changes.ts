import { useState } from 'react';
import type { GridChanges, GridValue } from './grid-column.ts';

const NONE: GridChanges = new Map();

/** Edits of a grid that wait to be applied together. Typing the first value back takes an edit out again. */
export function useGridChanges() {
  const [changes, setChanges] = useState(NONE);
  return {
    changes,
    /** Cells with a change that waits. */
    count: [...changes.values()].reduce((sum, row) => sum + Object.keys(row).length, 0),
    edit(row: string, column: string, value: GridValue, original: GridValue): void {
      setChanges((now) => {
        const { [column]: _replaced, ...others } = now.get(row) ?? {};
        const next = value === original ? others : { ...others, [column]: value };
        const all = new Map(now).set(row, next);
        if (Object.keys(next).length === 0) all.delete(row);
        return all;
      });
    },
    /** Takes the edits of these rows out. */
    drop: (rows: readonly string[]): void =>
      setChanges((now) => {
        const left = new Map(now);
        for (const row of rows) left.delete(row);
        return left;
      }),
    clear: (): void => setChanges(NONE),
  };
}
