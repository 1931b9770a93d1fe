export interface XlsxColumn {
  readonly label: string;
  /** In characters. Default: 16. */
  readonly width?: number;
}

export type XlsxValue = string | number | null;

/** One sheet with a bold head, as an Excel file. Texts are kept as texts: none of them is run as a formula. */
export async function writeXlsx(name: string, columns: readonly XlsxColumn[], rows: readonly (readonly XlsxValue[])[]): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const head = columns.map(({ label }) => ({ value: label, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    row.map((value) => (value === null ? null : typeof value === 'number' ? { value, type: Number } : { value, type: String })),
  );
  return writeXlsxFile([head, ...body], {
    sheet: sheetName(name),
    columns: columns.map(({ width = 16 }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

/** Excel takes 31 characters and none of these. */
function sheetName(name: string): string {
  return name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31);
}
