import { currentValue } from './grid-column.ts';
import type { GridChanges, GridColumn } from './grid-column.ts';

/**
 * Rows as CSV for a spreadsheet: CRLF, quoted where needed, with a byte order mark, without which Excel misreads Japanese. Text
 * that a spreadsheet would run as a formula gets an apostrophe in front.
 */
export function toCsv<Row>(
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
  changes: GridChanges,
  rowId: (row: Row) => string,
): string {
  const head = columns.map(({ header }) => quoted(header)).join(',');
  const lines = rows.map((row) => {
    const change = changes.get(rowId(row));
    return columns.map((column) => quoted(currentValue(column, row, change))).join(',');
  });
  return `\uFEFF${[head, ...lines].join('\r\n')}\r\n`;
}

function quoted(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
