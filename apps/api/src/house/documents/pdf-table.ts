export interface TableColumn {
  readonly label: string;
  /** Part of the table's width; the parts of all columns make 1. */
  readonly part: number;
  readonly align?: 'left' | 'right';
}

/** Where a table may stand, in points from the page's top left corner. */
interface Frame {
  readonly left: number;
  readonly width: number;
  readonly bottom: number;
}

const GAP = 6;
const PADDING = 4;

/** Draws rows under a head from the current line on, over as many pages as it takes. A row is never torn apart. */
export function drawTable(
  pdf: PDFKit.PDFDocument,
  frame: Frame,
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
): void {
  drawHead(pdf, frame, columns);
  for (const row of rows) {
    pdf.font('regular').fontSize(8.5);
    const height = rowHeight(pdf, frame, columns, row);
    if (pdf.y + height > frame.bottom) {
      pdf.addPage();
      drawHead(pdf, frame, columns);
      pdf.font('regular').fontSize(8.5);
    }
    drawRow(pdf, frame, columns, row, height, '#111');
    pdf
      .moveTo(frame.left, pdf.y)
      .lineTo(frame.left + frame.width, pdf.y)
      .lineWidth(0.4)
      .strokeColor('#ddd')
      .stroke();
  }
  pdf.x = frame.left;
}

function drawHead(pdf: PDFKit.PDFDocument, frame: Frame, columns: readonly TableColumn[]): void {
  pdf.font('bold').fontSize(7.5);
  const labels = columns.map(({ label }) => label);
  drawRow(pdf, frame, columns, labels, rowHeight(pdf, frame, columns, labels), '#666');
  pdf
    .moveTo(frame.left, pdf.y)
    .lineTo(frame.left + frame.width, pdf.y)
    .lineWidth(0.8)
    .strokeColor('#111')
    .stroke();
}

function drawRow(
  pdf: PDFKit.PDFDocument,
  frame: Frame,
  columns: readonly TableColumn[],
  cells: readonly string[],
  height: number,
  ink: string,
): void {
  const top = pdf.y;
  let left = frame.left;
  for (const [index, { part, align = 'left' }] of columns.entries()) {
    pdf.fillColor(ink).text(cells[index] ?? '', left, top + PADDING, { width: part * frame.width - GAP, align });
    left += part * frame.width;
  }
  pdf.y = top + height;
}

function rowHeight(pdf: PDFKit.PDFDocument, frame: Frame, columns: readonly TableColumn[], cells: readonly string[]): number {
  return (
    Math.max(...columns.map(({ part }, index) => pdf.heightOfString(cells[index] ?? '', { width: part * frame.width - GAP }))) + 2 * PADDING
  );
}
