import { BRAND, type Language } from '@orime/contracts';
import type { ThreadChartQuery } from '@orime/contracts/api/catalogue/embroidery';
import { writePdf, type Sheet } from '../../../house/documents/pdf.ts';

const WORDS = {
  en: {
    title: 'Thread chart',
    hoop: 'Hoop',
    size: 'Size',
    time: 'Time',
    minutes: 'minutes',
    stitches: 'Stitches',
    thread: 'Upper thread',
    line: 'stitches',
  },
  jp: { title: '糸の一覧表', hoop: '刺繍枠', size: '大きさ', time: '時間', minutes: '分', stitches: '針数', thread: '上糸', line: '針' },
} as const satisfies Record<Language, Record<string, string>>;

const SWATCH = 18;
const ROW = 28;

/** One row a thread in the order of sewing: number, colour, name, stitches and metres, with a box to tick at the machine. */
export async function writeThreadChart({ lang = 'en', name, hoop, width, height, minutes, lines }: ThreadChartQuery): Promise<Buffer> {
  const say = WORDS[lang];
  const threads = lines.split('~').map((line) => {
    const [hex = '', thread = '', stitches = '0', metres = '0'] = line.split('|');
    return { hex, thread, stitches: Number(stitches), metres: Number(metres) };
  });
  const total = (key: 'stitches' | 'metres'): number => threads.reduce((sum, thread) => sum + thread[key], 0);
  const number = new Intl.NumberFormat(lang === 'jp' ? 'ja' : 'en', { maximumFractionDigits: 1 });
  return writePdf({ title: `${name} – ${say.title}`, language: lang }, (sheet) => {
    sheet.text(BRAND.name, { size: 10, bold: true });
    sheet.space(14);
    sheet.text(say.title, { size: 11, muted: true });
    sheet.text(name, { size: 20, bold: true });
    sheet.space(10);
    sheet.facts([
      [say.hoop, hoop],
      [say.size, `${number.format(width)} × ${number.format(height)} mm`],
      [say.time, `${number.format(minutes)} ${say.minutes}`],
      [say.stitches, number.format(total('stitches'))],
      [say.thread, `${number.format(total('metres'))} m`],
    ]);
    sheet.space(14);
    for (const [index, { hex, thread, stitches, metres }] of threads.entries())
      drawThread(sheet, {
        hex,
        texts: [`${String(index + 1)}.`, thread, `${number.format(stitches)} ${say.line}`, `${number.format(metres)} m`],
      });
  });
}

type ThreadRow = { readonly hex: string; readonly texts: readonly [number: string, name: string, stitches: string, metres: string] };

function drawThread({ pdf, width }: Sheet, { hex, texts }: ThreadRow): void {
  if (pdf.y + ROW > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
  const [left, top] = [pdf.page.margins.left, pdf.y];
  const [number, name, stitches, metres] = texts;
  pdf
    .rect(left + 24, top, SWATCH * 2, SWATCH)
    .lineWidth(0.5)
    .fillAndStroke(`#${hex}`, '#777');
  pdf
    .rect(left + width - 12, top + 4, 10, 10)
    .lineWidth(0.8)
    .strokeColor('#111')
    .stroke();
  pdf.font('regular').fontSize(10).fillColor('#111');
  pdf.text(number, left, top + 3, { width: 22, lineBreak: false });
  pdf.text(name, left + 72, top + 3, { width: width - 290, lineBreak: false, ellipsis: true });
  pdf.text(stitches, left + width - 210, top + 3, { width: 110, align: 'right', lineBreak: false });
  pdf.text(metres, left + width - 95, top + 3, { width: 70, align: 'right', lineBreak: false });
  pdf.x = left;
  pdf.y = top + ROW;
}
