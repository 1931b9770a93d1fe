import { DESIGN_COLUMNS, SIZE_COLUMNS, type DesignColumn } from '@orime/contracts/api/catalogue/design-columns';

/** What a first design does without: the import takes it, and the export has it. */
const RARE: ReadonlySet<DesignColumn> = new Set([
  'hidden',
  'retailEUR',
  'wholesaleEUR',
  'multiple',
  'prepacks',
  'prepackNamesEn',
  'prepackNamesJp',
  'styleOf',
  'producerId',
  'hsCode',
]);
const COLUMNS = [...DESIGN_COLUMNS, ...SIZE_COLUMNS].filter((column) => !RARE.has(column));

type Row = Readonly<Partial<Record<DesignColumn, string>>>;

/**
 * A table to begin with: the columns, and one design in two sizes as an example. `words` are the example's texts. With a byte order
 * mark, without which Excel takes UTF-8 for something else, and the line ends of RFC 4180.
 */
export function csvTemplate(words: Required<Pick<Row, 'name' | 'nameJp' | 'descriptionEn' | 'descriptionJp' | 'tags'>>): string {
  const design: Row = {
    ...words,
    category: 'coat',
    gender: 'unisex',
    colour: 'indigo',
    season: 'AW27',
    materials: 'wool:80|nylon:20',
    care: 'dry-clean|do-not-bleach',
    countryOrigin: 'JP',
    weightGrams: '1200',
    retailUSD: '320.00',
    retailJPY: '48000',
    wholesaleUSD: '140.00',
    wholesaleJPY: '21000',
    moq: '4',
  };
  const rows: readonly Row[] = [
    { ...design, size: 'S', mode: 'stock', onHand: '5' },
    { ...design, size: 'M', mode: 'made_to_order', leadDays: '21' },
  ];
  const lines = [[...COLUMNS], ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))];
  return `\uFEFF${lines.map((line) => line.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

function cellOf(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
