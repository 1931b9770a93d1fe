import { creditOffer } from '@orime/commerce';
import { BRAND, type Language, type LocalText } from '@orime/contracts';
import { writePdf, type Sheet } from '../../../../house/documents/pdf.ts';
import { pamphletTexts } from './pamphlet-texts.ts';

export interface FeaturedStyle {
  readonly name: LocalText;
  readonly designer: LocalText;
  readonly picture: Buffer;
}

const COLUMNS = 4;
const GUTTER = 12;
const PICTURE_RATIO = 1.25;
const QR_SIZE = 84;

/** Two pages for the counter of a trade fair: how wholesale works, a look at the line, and the way to an account. */
export async function writePamphletPdf(
  featured: readonly FeaturedStyle[],
  { language, address }: { readonly language: Language; readonly address: string },
): Promise<Buffer> {
  const words = pamphletTexts[language];
  const { toBuffer } = await import('qrcode');
  const code = await toBuffer(address, { margin: 0, width: QR_SIZE * 4 });
  return writePdf({ title: `${BRAND.name} ${words.title}`, language }, (sheet) => {
    sheet.text(BRAND.name, { size: 11, bold: true });
    sheet.space(26);
    sheet.text(words.title, { size: 30, bold: true });
    sheet.space(10);
    sheet.text(words.dek, { size: 11 });
    sheet.space(26);
    writeSection(
      sheet,
      words.how,
      words.steps.map(([title, text], index) => [`${String(index + 1)}. ${title}`, text] as const),
    );
    writeSection(sheet, words.terms, words.conditions(creditOffer()));
    if (featured.length > 0) drawFeatured(sheet, featured, words.featured, language);
    drawInvitation(sheet, code, address, words);
  });
}

function writeSection(sheet: Sheet, title: string, parts: readonly (readonly [string, string])[]): void {
  sheet.text(title, { size: 14, bold: true });
  sheet.space(8);
  for (const [label, text] of parts) {
    sheet.text(label, { size: 10, bold: true });
    sheet.space(2);
    sheet.text(text, { size: 10 });
    sheet.space(9);
  }
  sheet.space(12);
}

function drawFeatured(sheet: Sheet, featured: readonly FeaturedStyle[], title: string, language: Language): void {
  const { pdf } = sheet;
  const width = (sheet.width - GUTTER * (COLUMNS - 1)) / COLUMNS;
  const height = width * PICTURE_RATIO + 34;
  keepTogether(sheet, 30 + height * Math.ceil(featured.length / COLUMNS));
  sheet.text(title, { size: 14, bold: true });
  sheet.space(8);
  const { y: top } = pdf;
  const { left } = pdf.page.margins;
  for (const [index, style] of featured.entries()) {
    const x = left + (index % COLUMNS) * (width + GUTTER);
    const y = top + Math.floor(index / COLUMNS) * height;
    pdf.image(style.picture, x, y, { width, height: width * PICTURE_RATIO });
    pdf
      .font('bold')
      .fontSize(7.5)
      .fillColor('#111')
      .text(style.designer[language], x, y + width * PICTURE_RATIO + 4, { width, height: 11, ellipsis: true });
    pdf
      .font('regular')
      .fillColor('#666')
      .text(style.name[language], x, y + width * PICTURE_RATIO + 15, { width, height: 11, ellipsis: true });
  }
  pdf.x = left;
  pdf.y = top + height * Math.ceil(featured.length / COLUMNS) + 8;
}

function drawInvitation(sheet: Sheet, code: Buffer, address: string, words: { readonly join: string; readonly joinText: string }): void {
  const { pdf } = sheet;
  keepTogether(sheet, QR_SIZE + 10);
  const { y: top } = pdf;
  const { left } = pdf.page.margins;
  pdf.image(code, left, top, { width: QR_SIZE });
  const beside = { width: sheet.width - QR_SIZE - 20 };
  pdf
    .font('bold')
    .fontSize(14)
    .fillColor('#111')
    .text(words.join, left + QR_SIZE + 20, top, beside);
  pdf
    .font('regular')
    .fontSize(10)
    .text(words.joinText, left + QR_SIZE + 20, pdf.y + 6, beside);
  pdf.font('bold').text(address, left + QR_SIZE + 20, pdf.y + 2, { ...beside, link: address });
  pdf.x = left;
}

function keepTogether({ pdf }: Sheet, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}
