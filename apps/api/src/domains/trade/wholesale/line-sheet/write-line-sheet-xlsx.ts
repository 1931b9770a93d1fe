import { toMajor } from '@orime/commerce';
import type { Currency, Language } from '@orime/contracts';
import { writeXlsx, type XlsxValue } from '../../../../house/documents/xlsx.ts';
import { lineSheetTexts } from './line-sheet-texts.ts';
import type { Sheet } from './read-line-sheet.ts';

/** A row for every size of every colour, with a column to write units into. Named sheets have their notes beside the styles. */
export function writeLineSheetXlsx(
  { head, styles }: Sheet,
  { currency, language }: { readonly currency: Currency; readonly language: Language },
): Promise<Buffer> {
  const { title, wholesale, retail, columns } = lineSheetTexts[language];
  const major = (minor: number | null) => (minor === null ? null : toMajor(minor, currency));
  const rows = styles.flatMap((style) =>
    style.colours.flatMap((colour) =>
      colour.sizes.map((size): readonly XlsxValue[] => [
        colour.sku,
        style.name[language],
        style.designer[language],
        style.season,
        colour.colour[language],
        size,
        major(colour.wholesaleMinor),
        major(style.retailMinor),
        style.moq,
        style.multiple,
        style.window?.startShip ?? null,
        style.window?.endShip ?? null,
        style.window?.orderCutoff ?? null,
        ...(head === null ? [] : [style.note[language]]),
        null,
      ]),
    ),
  );
  return writeXlsx(
    title,
    [
      { label: columns.reference, width: 28 },
      { label: columns.style, width: 34 },
      { label: columns.designer, width: 22 },
      { label: columns.season, width: 10 },
      { label: columns.colour, width: 16 },
      { label: columns.size, width: 8 },
      { label: `${wholesale} (${currency})` },
      { label: `${retail} (${currency})` },
      { label: columns.moq, width: 11 },
      { label: columns.multiple, width: 11 },
      { label: columns.start, width: 12 },
      { label: columns.end, width: 12 },
      { label: columns.cutoff, width: 12 },
      ...(head === null ? [] : [{ label: columns.note, width: 40 }]),
      { label: columns.units, width: 12 },
    ],
    rows,
  );
}
