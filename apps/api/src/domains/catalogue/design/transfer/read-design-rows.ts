import { DESIGN_COLUMNS, SIZE_COLUMNS } from '@orime/contracts/api/catalogue/design-columns';
import { DesignInput } from '@orime/contracts/api/catalogue/design-input';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { CURRENCIES, readAmount, readPacks, splitList } from './csv-columns.ts';

export interface RowError {
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

export interface ImportedDesign {
  readonly line: number;
  /** Empty for a new design. */
  readonly slug: string;
  readonly patch: Partial<DesignInput>;
  readonly errors: readonly RowError[];
}

export type CsvRow = Readonly<Record<string, string>> & { readonly line: number };

const Patch = Type.Partial(DesignInput);
const numbers: ReadonlySet<string> = new Set(['weightGrams', 'moq', 'multiple', 'leadDays', 'onHand']);

/** Columns that nobody knows: most often a misspelling, so they are said. */
export function unknownColumns(columns: readonly string[]): readonly string[] {
  const known: ReadonlySet<string> = new Set([...DESIGN_COLUMNS, ...SIZE_COLUMNS]);
  return columns.filter((column) => !known.has(column));
}

/** Rows of one slug, or of one name without a slug, are one design. */
export function groupRows(rows: readonly CsvRow[]): readonly (readonly [CsvRow, ...CsvRow[]])[] {
  const groups = new Map<string, [CsvRow, ...CsvRow[]]>();
  for (const row of rows) {
    const slug = textOf(row, 'slug');
    const key = slug === '' ? `name ${textOf(row, 'name')}` : `slug ${slug}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups.values()];
}

/** What the rows of a design say, and what is wrong with them. A column that is not there leaves its field alone. */
export function readDesign(rows: readonly [CsvRow, ...CsvRow[]]): ImportedDesign {
  const [first, ...others] = rows;
  const errors: RowError[] = [];
  const fail = (row: CsvRow, field: string, message: string) => void errors.push({ line: row.line, field, message });
  for (const row of others) {
    for (const column of DESIGN_COLUMNS)
      if (textOf(row, column) !== '' && textOf(row, column) !== textOf(first, column)) fail(row, column, `differs from line ${first.line}`);
  }
  const patch: Record<string, unknown> = {
    ...texts(first),
    ...lists(first),
    ...references(first, (field) => fail(first, field, 'is not 6 to 10 digits')),
    ...readNumbers(first, ['weightGrams', 'moq', 'multiple'], (field) => fail(first, field, 'is not a whole number')),
    ...readFlag(first, (field) => fail(first, field, 'is 1 or 0')),
  };
  const materials = textOf(first, 'materials');
  if (materials !== '')
    patch['materials'] = materials.split('|').map((part) => ({ fibre: part.split(':')[0]?.trim(), percent: Number(part.split(':')[1]) }));
  if (first['prepacks'] !== undefined) {
    const packs = readPacks(textOf(first, 'prepacks'), textOf(first, 'prepackNamesEn'), textOf(first, 'prepackNamesJp'));
    if (packs === undefined) fail(first, 'prepacks', 'is not like S:1,M:2|S:2,M:4');
    else patch['prepacks'] = packs;
  }
  for (const channel of ['retail', 'wholesale'] as const) {
    const amounts = readAmounts(first, channel, (field) => fail(first, field, 'is not an amount'));
    if (amounts !== undefined) patch[`${channel}Minor`] = amounts;
  }
  const sized = rows.filter((row) => textOf(row, 'size') !== '');
  if (sized.length > 0)
    patch['sizes'] = sized.map((row) => ({
      size: textOf(row, 'size'),
      mode: textOf(row, 'mode') || 'stock',
      ...readNumbers(row, ['leadDays', 'onHand'], (field) => fail(row, field, 'is not a whole number')),
    }));
  if (errors.length === 0)
    for (const error of Value.Errors(Patch, patch))
      fail(lineOf(sized, error.instancePath) ?? first, fieldOf(error.instancePath), error.message);
  // Checked just above; with errors it is not used.
  return { line: first.line, slug: textOf(first, 'slug'), patch: patch as Partial<DesignInput>, errors };
}

function texts(row: CsvRow): Record<string, unknown> {
  const plain = Object.fromEntries(
    ['name', 'nameJp', 'category', 'gender', 'colour', 'season', 'countryOrigin'].flatMap((field) =>
      row[field] === undefined ? [] : [[field, textOf(row, field)]],
    ),
  );
  const isDescribed = row['descriptionEn'] !== undefined || row['descriptionJp'] !== undefined;
  return { ...plain, ...(isDescribed ? { description: { en: textOf(row, 'descriptionEn'), jp: textOf(row, 'descriptionJp') } } : {}) };
}

/** An empty cell takes producer and code away; it leaves a design in its style, as other colours may have named it. */
function references(row: CsvRow, fail: (field: string) => void): Pick<DesignInput, 'styleOf' | 'producerId' | 'hsCode'> {
  const [styleOf, hsCode] = [textOf(row, 'styleOf'), textOf(row, 'hsCode')];
  const isCode = /^(\d{6,10})?$/.test(hsCode);
  if (!isCode) fail('hsCode');
  return {
    ...(styleOf === '' ? {} : { styleOf }),
    ...(row['producerId'] === undefined ? {} : { producerId: textOf(row, 'producerId') || null }),
    ...(row['hsCode'] === undefined || !isCode ? {} : { hsCode: hsCode || null }),
  };
}

function lists(row: CsvRow): Record<string, unknown> {
  return Object.fromEntries(
    ['care', 'tags'].flatMap((field) => (row[field] === undefined ? [] : [[field, splitList(textOf(row, field))]])),
  );
}

function readNumbers(row: CsvRow, fields: readonly string[], fail: (field: string) => void): Record<string, number> {
  const found: Record<string, number> = {};
  for (const field of fields) {
    const text = textOf(row, field);
    if (text === '') continue;
    if (numbers.has(field) && /^\d{1,9}$/.test(text)) found[field] = Number(text);
    else fail(field);
  }
  return found;
}

function readFlag(row: CsvRow, fail: (field: string) => void): { hidden?: boolean } {
  const text = textOf(row, 'hidden').toLowerCase();
  if (text === '') return {};
  if (!['1', '0', 'true', 'false'].includes(text)) fail('hidden');
  return { hidden: text === '1' || text === 'true' };
}

function readAmounts(row: CsvRow, channel: 'retail' | 'wholesale', fail: (field: string) => void): Record<string, number> | undefined {
  const found: Record<string, number> = {};
  for (const currency of CURRENCIES) {
    const text = textOf(row, `${channel}${currency}`);
    if (text === '') continue;
    const amount = readAmount(text, currency);
    if (amount === undefined) fail(`${channel}${currency}`);
    else found[currency] = amount;
  }
  return Object.keys(found).length === 0 ? undefined : found;
}

function textOf(row: CsvRow, column: string): string {
  return (row[column] ?? '').trim();
}

/** `/sizes/2/mode` is of the third row with a size. */
function lineOf(sized: readonly CsvRow[], path: string): CsvRow | undefined {
  const place = /^\/sizes\/(\d+)/.exec(path)?.[1];
  return place === undefined ? undefined : sized[Number(place)];
}

function fieldOf(path: string): string {
  return path.split('/').findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? 'row';
}
