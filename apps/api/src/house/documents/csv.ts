import papaparse from 'papaparse';

/** What a spreadsheet takes for the start of a formula; a Japanese one its wide forms as well. */
const formulaStart = '[=+\\-@\\t\\r\\n\\uFF1D\\uFF0B\\uFF0D\\uFF20]';
/** Texts that begin with such a quote of their own get one more, so that reading takes away what writing added and nothing else. */
const isFormula = new RegExp(`^'*${formulaStart}`);
const isGuarded = new RegExp(`^'(?='*${formulaStart})`);

/** The byte order mark by which Excel knows UTF-8. */
const BOM = '\uFEFF';

export type CsvValue = string | number | boolean | null;

/**
 * A table as CSV text, with a byte order mark. Texts that a spreadsheet would run as a formula (`=`, `+`, `-`, `@`, a break) get a
 * quote before them; numbers are left as they are.
 */
export function writeCsv(columns: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return BOM + papaparse.unparse({ fields: [...columns], data: rows.map((row) => row.map(guardFormula)) }, { newline: '\r\n' });
}

/** The line each row of `readCsv` begins in, as a text editor counts; texts in quotes may have lines of their own. */
export function csvLines(text: string): readonly number[] {
  const { data } = papaparse.parse<string[]>(text.replace(/^\uFEFF/, ''), { header: false, skipEmptyLines: false });
  const lines: number[] = [];
  let line = 1;
  for (const cells of data) {
    if (cells.join('').trim() !== '') lines.push(line);
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
  }
  return lines.slice(1);
}

/** Rows by their column names, every value a text. Broken lines are said with their number, counted from 1 under the head. */
export function readCsv(text: string): {
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
  readonly problems: readonly { row: number; message: string }[];
} {
  const { data, errors, meta } = papaparse.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim(),
  });
  return {
    columns: meta.fields ?? [],
    rows: data.map(unguardRow),
    problems: errors.filter(({ type }) => type !== 'Delimiter').map(({ row, message }) => ({ row: (row ?? 0) + 1, message })),
  };
}

function guardFormula(value: CsvValue): CsvValue {
  return typeof value === 'string' && isFormula.test(value) ? `'${value}` : value;
}

/** What was written with a guard is read without it, so that a table goes out and in unchanged. */
function unguardRow(row: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.replace(isGuarded, '')]] : [])),
  );
}
