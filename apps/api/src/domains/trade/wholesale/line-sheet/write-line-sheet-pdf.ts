import { BRAND, htmlLang, type Currency, type Language } from '@orime/contracts';
import { writePdf, type Sheet } from '../../../../house/documents/pdf.ts';
import { formatMoney } from '../../../../house/mail/format-money.ts';
import { lineSheetTexts } from './line-sheet-texts.ts';
import type { Sheet as LineSheet, SheetStyle } from './read-line-sheet.ts';

/** Pixels of a picture on paper: two for each point and a little more. */
export const SHEET_PICTURE = { width: 300, height: 360 } as const;

const COLUMNS = 4;
const GUTTER = 14;
const RATIO = SHEET_PICTURE.height / SHEET_PICTURE.width;
/** Of the nine lines under a picture, and what is left free below them: three rows fill a page. */
const TEXT_HEIGHT = 111;
/** Of a note, which may take this many lines. */
const NOTE_LINES = 3;
const NOTE_SIZE = 6.5;
const NOTE_HEIGHT = NOTE_LINES * NOTE_SIZE * 1.5 + 1;

/** Four styles beside each other, each with its picture, prices and terms. Nothing in it is cut in two by a page. */
export function writeLineSheetPdf(
  { head, styles }: LineSheet,
  pictures: ReadonlyMap<string, Buffer>,
  { currency, language }: { readonly currency: Currency; readonly language: Language },
): Promise<Buffer> {
  const words = lineSheetTexts[language];
  const date = new Intl.DateTimeFormat(htmlLang(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());
  const hasNotes = styles.some(({ note }) => note[language] !== '');
  return writePdf({ title: `${BRAND.name} ${head?.title[language] ?? words.title}`, language }, (sheet) => {
    const { pdf } = sheet;
    sheet.text(BRAND.name, { size: 11, bold: true });
    sheet.space(10);
    sheet.heading(head?.title[language] ?? words.title);
    if (head !== null) sheet.text([head.designer[language], head.season].filter((part) => part !== '').join(' · '), { bold: true });
    sheet.text(words.dek(styles.length, date, currency), { muted: true });
    sheet.space(18);
    const width = (sheet.width - GUTTER * (COLUMNS - 1)) / COLUMNS;
    const height = width * RATIO + TEXT_HEIGHT + (hasNotes ? NOTE_HEIGHT : 0);
    const { left, bottom } = pdf.page.margins;
    let top = pdf.y;
    for (const [index, style] of styles.entries()) {
      const column = index % COLUMNS;
      if (column === 0 && index > 0) top += height;
      if (column === 0 && top + height > pdf.page.height - bottom) {
        pdf.addPage();
        top = pdf.y;
      }
      drawStyle(
        sheet,
        style,
        { left: left + column * (width + GUTTER), top, width },
        style.pictureId === null ? undefined : pictures.get(style.pictureId),
        { currency, language },
      );
    }
  });
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

function drawStyle(
  { pdf }: Sheet,
  style: SheetStyle,
  { left, top, width }: Place,
  picture: Buffer | undefined,
  { currency, language }: { readonly currency: Currency; readonly language: Language },
): void {
  const words = lineSheetTexts[language];
  const day = new Intl.DateTimeFormat(htmlLang(language), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const price = (minor: number | null) => (minor === null ? words.onRequest : formatMoney(minor, currency, language));
  const height = width * RATIO;
  if (picture === undefined) pdf.rect(left, top, width, height).fillColor('#f1efec').fill();
  else pdf.image(picture, left, top, { width, height });
  pdf.y = top + height + 6;
  const line = (text: string, { size = 7, bold = false, ink = '#111', lines = 1 } = {}) => {
    // One line each, so that the styles of a row end at one height; notes come last and may take more.
    pdf
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(ink)
      .text(text, left, pdf.y, { width, height: size * 1.5 * lines, ellipsis: true, lineBreak: true });
    pdf.y += 1;
  };
  const sizes = [...new Set(style.colours.flatMap((colour) => colour.sizes))];
  line(style.name[language], { size: 8, bold: true });
  line([style.designer[language], style.season].filter((part) => part !== '').join(' · '), { ink: '#666' });
  line(`${words.wholesale} ${price(style.wholesaleMinor)}`, { bold: true });
  line(`${words.retail} ${price(style.retailMinor)}`);
  line(style.colours.map((colour) => colour.colour[language]).join(language === 'jp' ? '、' : ', '));
  line(sizes.join(' '));
  line(words.minimum(style.moq, style.multiple), { ink: '#666' });
  if (style.window !== null) {
    line(words.ships(day.format(new Date(style.window.startShip)), day.format(new Date(style.window.endShip))), { size: 6.5, ink: '#666' });
    line(words.orderBy(day.format(new Date(style.window.orderCutoff))), { size: 6.5, ink: '#666' });
  }
  if (style.note[language] !== '') line(style.note[language], { size: NOTE_SIZE, lines: NOTE_LINES });
}
