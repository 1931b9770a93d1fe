/** Columns that a new design fills in; the import takes more, and the export has them all. */
const COLUMNS = [
  'slug',
  'name',
  'nameJp',
  'descriptionEn',
  'descriptionJp',
  'category',
  'gender',
  'colour',
  'season',
  'materials',
  'care',
  'countryOrigin',
  'weightGrams',
  'tags',
  'retailUSD',
  'retailJPY',
  'wholesaleUSD',
  'wholesaleJPY',
  'moq',
  'size',
  'mode',
  'leadDays',
  'onHand',
] as const;

type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string>>>;

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
