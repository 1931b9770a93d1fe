import type { Language } from '@orime/contracts';
import { BLANK_VIEWS, type BlankView } from '@orime/contracts/api/catalogue/blank-views';
import type { StudioDocument } from '@orime/contracts/api/catalogue/studio-document';
import type { Sheet } from '../../../../house/documents/pdf.ts';
import { drawObjects } from './draw-object.ts';
import type { DrawnPictures } from './load-drawn-pictures.ts';
import { inWords } from './tech-pack-texts.ts';

const GUTTER = 18;
const MOST_HEIGHT = 300;
const INK = '#26262b';

/** The garment laid flat from the front and the back, one scale for both, with what is printed on it and the limits of each print. */
export function drawGarment(sheet: Sheet, doc: StudioDocument, pictures: DrawnPictures, language: Language): void {
  const { pdf } = sheet;
  const views = bodyOf(doc.blank);
  const room = sheet.width - GUTTER * (views.length - 1);
  const scale = Math.min(
    room / views.reduce((sum, { widthMm }) => sum + widthMm, 0),
    MOST_HEIGHT / Math.max(...views.map(({ heightMm }) => heightMm)),
  );
  const [left, top] = [pdf.page.margins.left, pdf.y];
  const height = scale * Math.max(...views.map(({ heightMm }) => heightMm));
  let x = left;
  for (const view of views) {
    drawView(pdf, { view, doc, pictures, x, top, scale });
    pdf
      .font('regular')
      .fontSize(8)
      .fillColor('#666')
      .text(inWords(view.key, language), x, top + height + 4, { width: view.widthMm * scale, align: 'center' });
    x += view.widthMm * scale + GUTTER;
  }
  [pdf.x, pdf.y] = [left, top + height + 22];
}

type DrawnView = {
  readonly view: BlankView;
  readonly doc: StudioDocument;
  readonly pictures: DrawnPictures;
  readonly x: number;
  readonly top: number;
  readonly scale: number;
};

function drawView(pdf: PDFKit.PDFDocument, { view, doc, pictures, x, top, scale }: DrawnView): void {
  const area = doc.areas.find(({ key }) => key === view.key);
  pdf.save();
  pdf.translate(x, top).scale(scale);
  pdf.lineWidth(0.7 / scale).lineJoin('round');
  for (const outline of [...view.around, view.outline]) pdf.path(outline).fillAndStroke(doc.colour, INK);
  if (area !== undefined) {
    pdf.save();
    pdf.path(view.outline).clip();
    pdf.translate(view.printMm[0], view.printMm[1]);
    drawObjects(pdf, area, pictures);
    pdf.restore();
    pdf
      .rect(view.printMm[0], view.printMm[1], ...area.print)
      .dash(3 / scale, { space: 2.5 / scale })
      .lineWidth(0.5 / scale)
      .stroke('#888')
      .undash();
  }
  pdf.restore();
}

/** Front before back. Sleeves have pages of their own; a blank of a later release is shown as the studio shows it, as a tee. */
function bodyOf(blank: string): readonly BlankView[] {
  const areas = (BLANK_VIEWS[blank] ?? BLANK_VIEWS['tee'])?.areas ?? [];
  const isBack = ({ key }: BlankView): number => (key === 'back' ? 1 : 0);
  return areas.filter(({ key }) => !key.startsWith('sleeve')).toSorted((one, other) => isBack(one) - isBack(other));
}
