import type { StudioArea, StudioObject } from '@orime/contracts/api/catalogue/studio-document';
import { baselines, pairs, shapePath, strokeScale } from '@orime/contracts/api/catalogue/studio-drawing';
import type { DrawnPictures } from './load-drawn-pictures.ts';

type OfKind<Kind extends StudioObject['kind']> = Extract<StudioObject, { kind: Kind }>;

/** A repeated picture is drawn so many times at most: smaller tiles are a surface, which grey shows as well. */
const MOST_TILES = 1500;

/** Draws what an area carries, where one unit is a millimetre and the origin its upper left corner. Nothing goes beyond its limits. */
export function drawObjects(pdf: PDFKit.PDFDocument, { print: [width, height], objects }: StudioArea, pictures: DrawnPictures): void {
  // Letters move the place where the next text would stand.
  const { x, y } = pdf;
  pdf.save();
  pdf.rect(0, 0, width, height).clip();
  for (const object of objects) {
    if (object.hidden) continue;
    pdf.save();
    pdf.translate(object.x, object.y).rotate(object.angle);
    pdf.scale(object.flipX ? -1 : 1, object.flipY ? -1 : 1).opacity(object.opacity);
    drawObject(pdf, object, pictures);
    pdf.restore();
  }
  pdf.restore();
  [pdf.x, pdf.y] = [x, y];
}

function drawObject(pdf: PDFKit.PDFDocument, object: StudioObject, pictures: DrawnPictures): void {
  switch (object.kind) {
    case 'text':
      return drawText(pdf, object);
    case 'shape':
      return drawShape(pdf, object);
    case 'stroke':
      return drawStroke(pdf, object);
    case 'image':
      return drawPicture(pdf, object, pictures.get(object.source));
  }
}

/** The paper's letters stand in for the studio's, as wide as those. */
function drawText(pdf: PDFKit.PDFDocument, object: OfKind<'text'>): void {
  const { text, size, weight, align, fill, width } = object;
  pdf
    .font(weight === 700 ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(fill);
  const lines = text.split('\n');
  const share = width / Math.max(0.01, ...lines.map((line) => pdf.widthOfString(line)));
  const tops = baselines(object);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const free = width - pdf.widthOfString(line) * share;
    const left = -width / 2 + free * { left: 0, center: 0.5, right: 1 }[align];
    pdf.save();
    pdf.translate(left, tops[index] ?? 0).scale(share, 1);
    pdf.text(line, 0, 0, { lineBreak: false, baseline: 'alphabetic' });
    pdf.restore();
  }
}

function drawShape(pdf: PDFKit.PDFDocument, object: OfKind<'shape'>): void {
  const { fill, stroke, strokeWidth } = object;
  if (stroke !== null && strokeWidth > 0) pdf.lineWidth(strokeWidth).strokeColor(stroke);
  pdf.path(shapePath(object));
  if (fill !== null && stroke !== null && strokeWidth > 0) pdf.fillAndStroke(fill, stroke);
  else if (fill !== null) pdf.fill(fill);
  else if (stroke !== null && strokeWidth > 0) pdf.stroke(stroke);
}

function drawStroke(pdf: PDFKit.PDFDocument, object: OfKind<'stroke'>): void {
  const [scaleX, scaleY] = strokeScale(object);
  const [start, ...rest] = pairs(object.points);
  if (start === undefined) return;
  pdf.lineCap('round').lineJoin('round').lineWidth(object.strokeWidth);
  pdf.moveTo(start[0] * scaleX, start[1] * scaleY);
  for (const [x, y] of rest) pdf.lineTo(x * scaleX, y * scaleY);
  pdf.stroke(object.stroke);
}

function drawPicture(pdf: PDFKit.PDFDocument, object: OfKind<'image'>, picture: string | undefined): void {
  const { width, height, tile, pixelWidth, pixelHeight } = object;
  const down = tile === null ? 0 : (tile * pixelHeight) / pixelWidth;
  const isEndless = tile !== null && (width / tile) * (height / down) > MOST_TILES;
  if (picture === undefined || isEndless) {
    pdf.rect(-width / 2, -height / 2, width, height).fill('#9a9a9a');
    return;
  }
  if (tile === null) {
    pdf.image(picture, -width / 2, -height / 2, { width, height });
    return;
  }
  pdf.rect(-width / 2, -height / 2, width, height).clip();
  for (let y = -height / 2; y < height / 2; y += down)
    for (let x = -width / 2; x < width / 2; x += tile) pdf.image(picture, x, y, { width: tile, height: down });
}
