import { maxSizeUnits } from '@orime/commerce';
import type { SizeQuantities } from '@orime/commerce';

export interface PasteRow {
  readonly id: string;
  readonly sizes: readonly string[];
  readonly units: SizeQuantities;
}

/**
 * Spreads cells of a spreadsheet over rows of sizes, from one field on: rows downwards, columns along the sizes. Empty cells
 * leave what is there, cells that are no number and cells beyond the table are counted as ignored. Undefined for a single cell.
 */
export function spreadPaste(
  text: string,
  rows: readonly PasteRow[],
  from: { readonly id: string; readonly size: string },
): { readonly changes: readonly { readonly id: string; readonly units: SizeQuantities }[]; readonly ignored: number } | undefined {
  const cells = text
    .replaceAll('\r', '')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
  if (cells.length === 1 && cells[0]?.length === 1) return undefined;
  const top = rows.findIndex(({ id }) => id === from.id);
  const left = rows[top]?.sizes.indexOf(from.size) ?? -1;
  if (top < 0 || left < 0) return undefined;
  let ignored = 0;
  const changes = cells.flatMap((line, rowOffset) => {
    const row = rows[top + rowOffset];
    const units: Record<string, number> = { ...row?.units };
    for (const [columnOffset, cell] of line.entries()) {
      const size = row?.sizes[left + columnOffset];
      const value = readUnits(cell);
      if (cell.trim() === '') continue;
      if (size === undefined || value === undefined) ignored += 1;
      else units[size] = value;
    }
    return row === undefined ? [] : [{ id: row.id, units }];
  });
  return { changes, ignored };
}

/** Whole units in any width, with or without grouping. */
function readUnits(cell: string): number | undefined {
  const plain = cell.normalize('NFKC').replaceAll(/[\s,]/g, '');
  return /^\d{1,7}$/.test(plain) ? Math.min(maxSizeUnits, Number(plain)) : undefined;
}
