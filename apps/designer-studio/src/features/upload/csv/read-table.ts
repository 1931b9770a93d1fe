export type TableText = { readonly text: string; readonly encoding: 'utf-8' | 'utf-16' | 'shift_jis' };

/** Characters that the API takes. */
export const MOST_CHARACTERS = 4_000_000;

/**
 * The text of a table as a spreadsheet has saved it: UTF-8, UTF-16 with its mark, or Shift_JIS, which Japanese Excel writes.
 * Undefined for bytes that are none of them, such as a workbook.
 */
export function readTable(bytes: Uint8Array): TableText | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16' };
  for (const encoding of ['utf-8', 'shift_jis'] as const) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return text.includes('\0') ? undefined : { text, encoding };
    } catch {
      // Not in this encoding.
    }
  }
  return undefined;
}
