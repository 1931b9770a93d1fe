/** Prints rows as a table and as one line of JSON for programs. */
export function printReport(name: string, rows: readonly Readonly<Record<string, string | number | boolean>>[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => format(row[column])))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  for (const line of cells)
    process.stdout.write(
      `${line.map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0))).join('  ')}\n`,
    );
  process.stdout.write(`${JSON.stringify({ benchmark: name, at: new Date().toISOString(), rows })}\n`);
}

function format(value: string | number | boolean | undefined): string {
  if (typeof value !== 'number') return String(value ?? '');
  return Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 1 ? 3 : 1);
}

/** The median of the values; 0 for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
