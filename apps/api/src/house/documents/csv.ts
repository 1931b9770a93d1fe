import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** What a spreadsheet takes for the start of a formula; a Japanese one its wide forms as well. */
const formulaStart = '[=+\\-@\\t\\r\\n\\uFF1D\\uFF0B\\uFF0D\\uFF20]';
/** Texts that begin with such a quote of their own get one more, so that reading takes away what writing added and nothing else. */
const isFormula = new RegExp(`^'*${formulaStart}`);
const isGuarded = new RegExp(`^'(?='*${formulaStart})`);

export type CsvValue = string | number | boolean | null;

/**
 * A table as CSV text, with the byte order mark by which Excel knows UTF-8. Texts that a spreadsheet would run as a formula (`=`,
 * `+`, `-`, `@`, a break) get a quote before them; numbers are left as they are.
 */
export function writeCsv(columns: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return stringify([columns, ...rows.map((row) => row.map(guardFormula))], {
    bom: true,
    record_delimiter: '\r\n',
    eof: false,
    // Some readers end a row at a lone break of any kind.
    quoted_match: /[\r\n]/,
    cast: { boolean: String },
  });
}

export interface CsvTable {
  /** Names of the columns, without the space around them. */
  readonly columns: readonly string[];
  /** Rows by column name, every value a text. Rows without any text are left out. */
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** The line each row begins in, counted from 1 as a text editor does; texts in quotes may have lines of their own. */
  readonly lines: readonly number[];
  /** What is wrong with the text itself. A text that ends inside quotes has no rows. */
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

/** Reads CSV text with a head, separated by commas, semicolons or tabs, whichever its first line has most of. */
export function readCsv(text: string): CsvTable {
  const records = parseRecords(text);
  if (records instanceof CsvError) {
    const { lines, message } = records;
    return { columns: [], rows: [], lines: [], problems: [{ line: Number(lines), message }] };
  }
  const [head = { cells: [] }, ...body] = records;
  const columns = head.cells.map((name) => name.trim());
  const filled = body.filter(({ cells }) => cells.join('').trim() !== '');
  const twice = columns.filter((name, place) => columns.indexOf(name) < place);
  return {
    columns,
    rows: filled.map(({ cells }) => Object.fromEntries(columns.flatMap((name, place) => valueOf(name, cells[place])))),
    lines: filled.map(({ line }) => line),
    problems: [
      ...twice.map((name) => ({ line: 1, message: `The column ${name.slice(0, 80)} is there twice` })),
      ...filled.flatMap(({ cells: { length }, line }) => {
        if (length === columns.length) return [];
        return [{ line, message: `Too ${length < columns.length ? 'few' : 'many'} fields: ${length} of ${columns.length}` }];
      }),
    ],
  };
}

interface CsvRecord {
  readonly cells: readonly string[];
  readonly line: number;
}

/** All rows of the text with the line they begin in, or what keeps it from being read. */
function parseRecords(text: string): readonly CsvRecord[] | CsvError {
  try {
    const records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      record_delimiter: text.includes('\n') ? ['\r\n', '\n'] : '\r',
      // Rows that are not as long as the head are told all at once; quotes within a text are the inches of a hem.
      relax_column_count: true,
      relax_quotes: true,
    });
    let next = 1;
    return records.map((cells) => {
      const line = next;
      // The parser counts a break of two characters twice.
      next += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
      return { cells, line };
    });
  } catch (error) {
    if (error instanceof CsvError) return error;
    throw error;
  }
}

function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

function guardFormula(value: CsvValue): CsvValue {
  return typeof value === 'string' && isFormula.test(value) ? `'${value}` : value;
}

/** What was written with a guard is read without it, so that a table goes out and in unchanged. */
function valueOf(name: string, cell: string | undefined): [] | [[name: string, value: string]] {
  return cell === undefined ? [] : [[name, cell.replace(isGuarded, '')]];
}
