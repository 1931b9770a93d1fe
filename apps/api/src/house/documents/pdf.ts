import type { Language } from '@orime/contracts';
import { BRAND } from '@orime/contracts';
import { readFile } from 'node:fs/promises';
import { drawTable } from './pdf-table.ts';
import type { TableColumn } from './pdf-table.ts';

export interface PdfOptions {
  /** Of the file: shown by viewers as its name. */
  readonly title: string;
  readonly language: Language;
  readonly landscape?: boolean;
}

export interface TextOptions {
  /** In points. Default: 9. */
  readonly size?: number;
  readonly bold?: boolean;
  readonly muted?: boolean;
  readonly align?: 'left' | 'right' | 'center';
}

/** An A4 page to write on from top to bottom; a new page begins where the text has no room. Lengths in points. */
export interface Sheet {
  /** Between the margins. */
  readonly width: number;
  heading(text: string): void;
  text(text: string, options?: TextOptions): void;
  /** Labels with their values, one pair a line. Pairs without a value are left out. */
  facts(pairs: readonly (readonly [label: string, value: string | null | undefined])[]): void;
  /** The head is repeated on every page that the rows reach. */
  table(columns: readonly TableColumn[], rows: readonly (readonly string[])[]): void;
  space(points: number): void;
  /** For what a sheet has no word for, such as pictures at a place. */
  readonly pdf: PDFKit.PDFDocument;
}

const MARGIN = 42;
const FONTS = new URL('../../../fonts/', import.meta.url);
let fontFiles: Promise<readonly [Buffer, Buffer]> | undefined;

/** A PDF as bytes. Its one font has Latin and Japanese, so any text may stand anywhere. */
export async function writePdf(
  { title, language, landscape = false }: PdfOptions,
  draw: (sheet: Sheet) => void | Promise<void>,
): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  fontFiles ??= Promise.all([readFile(new URL('noto-sans-jp-regular.ttf', FONTS)), readFile(new URL('noto-sans-jp-bold.ttf', FONTS))]);
  const [regular, bold] = await fontFiles;
  const pdf = new PdfDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin: MARGIN,
    bufferPages: true,
    lang: language === 'jp' ? 'ja' : 'en',
    displayTitle: true,
    info: { Title: title, Author: BRAND.name },
  });
  pdf.registerFont('regular', regular);
  pdf.registerFont('bold', bold);
  pdf.font('regular').fontSize(9);
  const bytes = collect(pdf);
  await draw(sheetOn(pdf));
  writeFooters(pdf);
  pdf.end();
  return bytes;
}

function sheetOn(pdf: PDFKit.PDFDocument): Sheet {
  const width = pdf.page.width - 2 * MARGIN;
  function text(value: string, { size = 9, bold = false, muted = false, align = 'left' }: TextOptions = {}): void {
    pdf
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(muted ? '#666' : '#111')
      .text(value, MARGIN, pdf.y, { width, align });
  }
  return {
    pdf,
    width,
    text,
    heading: (value) => {
      text(value, { size: 18, bold: true });
      pdf.moveDown(0.4);
    },
    facts: (pairs) => {
      for (const [label, value] of pairs) {
        if (value === null || value === undefined || value === '') continue;
        const top = pdf.y;
        pdf
          .font('regular')
          .fontSize(8)
          .fillColor('#666')
          .text(label, MARGIN, top, { width: width * 0.28 });
        const below = pdf.y;
        pdf
          .fontSize(9)
          .fillColor('#111')
          .text(value, MARGIN + width * 0.3, top, { width: width * 0.7 });
        pdf.y = Math.max(pdf.y, below) + 2;
      }
    },
    table: (columns, rows) => drawTable(pdf, { left: MARGIN, width, bottom: pdf.page.height - MARGIN - 12 }, columns, rows),
    space: (points) => {
      pdf.y += points;
    },
  };
}

/** Brand and page number under every page, written last because only then the number of pages is known. */
function writeFooters(pdf: PDFKit.PDFDocument): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin, where pdfkit would begin a new page.
    pdf.page.margins.bottom = 0;
    pdf.font('regular').fontSize(7).fillColor('#888');
    pdf.text(BRAND.name, MARGIN, pdf.page.height - 28, { lineBreak: false });
    pdf.text(`${String(page + 1)} / ${String(count)}`, MARGIN, pdf.page.height - 28, {
      width: pdf.page.width - 2 * MARGIN,
      align: 'right',
      lineBreak: false,
    });
  }
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((done, refuse) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => done(Buffer.concat(parts)));
    pdf.on('error', refuse);
  });
}
