import { stringify } from 'csv-stringify/browser/esm/sync';
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
  const head = columns.map(({ header }) => header);
  const lines = rows.map((row) => {
    const change = changes.get(rowId(row));
    return columns.map((column) => currentValue(column, row, change));
  });
  return `\uFEFF${stringify([head, ...lines], {
    record_delimiter: '\r\n',
    // Some readers end a row at a lone break of any kind.
    quoted_match: /[\r\n]/,
    cast: { string: (value) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value) },
  })}`;
}
