import { BRAND, type Language } from '@orime/contracts';
import type { Garment } from '@orime/contracts/api/catalogue/garment';
import { readStudioDocument } from '@orime/contracts/api/catalogue/read-studio-document';
import type { StudioArea, StudioObject } from '@orime/contracts/api/catalogue/studio-document';
import { writePdf, type Sheet } from '../../../../house/documents/pdf.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { drawGarment } from './draw-garment.ts';
import { drawObjects } from './draw-object.ts';
import type { DrawnPictures } from './load-drawn-pictures.ts';
import { inWords, packTexts } from './tech-pack-texts.ts';

/** Where the drawing of an area may stand on its page, in points. */
const DRAWING = { width: 300, height: 330 } as const;
const NUMBER_SIZE = 7;

/**
 * What a printer needs of a studio document: cloth and dye, the garment from both sides, then each area that is drawn on to scale, and every
 * object's place in mm from the upper left corner of the print area. Throws `business_rule` for a document that is none of the studio's.
 */
export async function writeTechPack(
  { name, doc: stored, updatedAt, version, id }: Garment,
  pictures: DrawnPictures,
  language: Language,
): Promise<Buffer> {
  const doc = readStudioDocument(stored);
  if (doc === undefined) throw new RequestError('business_rule', { details: { reason: 'no_studio_document' } });
  const words = packTexts[language];
  const title = name === '' ? words.unnamed : name;
  const drawn = doc.areas.filter(({ objects }) => objects.some(({ hidden }) => !hidden));
  return writePdf({ title: `${words.title} ${title}`, language }, (sheet) => {
    sheet.text(BRAND.name, { size: 11, bold: true });
    sheet.space(14);
    sheet.heading(title);
    sheet.facts([
      [words.kind, words.title],
      [words.reference, `${id} / ${String(version)}`],
      [
        words.date,
        new Intl.DateTimeFormat(language === 'jp' ? 'ja' : 'en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(updatedAt)),
      ],
      [words.blank, inWords(doc.blank, language)],
      [words.cloth, inWords(doc.fabric, language)],
      [words.dye, doc.colour.toUpperCase()],
      [words.areas, drawn.map(({ key }) => inWords(key, language)).join(', ')],
    ]);
    sheet.space(8);
    drawGarment(sheet, doc, pictures, language);
    sheet.text(words.origin, { muted: true });
    for (const area of drawn) writeArea(sheet, { area, colour: doc.colour, pictures, language });
  });
}

type WrittenArea = {
  readonly area: StudioArea;
  readonly colour: string;
  readonly pictures: DrawnPictures;
  readonly language: Language;
};

function writeArea(sheet: Sheet, { area, colour, pictures, language }: WrittenArea): void {
  const words = packTexts[language];
  const [width, height] = area.print;
  const shown = area.objects.filter(({ hidden }) => !hidden);
  sheet.pdf.addPage();
  sheet.heading(inWords(area.key, language));
  sheet.text(`${words.limits}  ${mm(width)} × ${mm(height)} mm`);
  sheet.space(12);
  drawArea(sheet, { area, colour, pictures, shown });
  sheet.table(
    [
      { label: '', part: 0.05 },
      { label: words.object, part: 0.33 },
      { label: words.place, part: 0.18, align: 'right' },
      { label: words.size, part: 0.18, align: 'right' },
      { label: words.turn, part: 0.1, align: 'right' },
      { label: words.ink, part: 0.16 },
    ],
    shown.map((object, index) => [
      String(index + 1),
      describe(object, language),
      `${mm(object.x)} / ${mm(object.y)}`,
      `${mm(object.width)} × ${mm(object.height)}`,
      `${String(Math.round(object.angle * 10) / 10)}°`,
      inkOf(object),
    ]),
  );
}

type DrawnArea = Omit<WrittenArea, 'language'> & { readonly shown: readonly StudioObject[] };

/** The print area to scale on its cloth, with a numbered box for each object. */
function drawArea({ pdf }: Sheet, { area, colour, pictures, shown }: DrawnArea): void {
  const [width, height] = area.print;
  const scale = Math.min(DRAWING.width / width, DRAWING.height / height);
  const [left, top] = [pdf.page.margins.left, pdf.y];
  pdf.save();
  pdf.translate(left, top).scale(scale);
  pdf.rect(0, 0, width, height).fill(colour);
  drawObjects(pdf, area, pictures);
  pdf.restore();
  pdf
    .rect(left, top, width * scale, height * scale)
    .dash(4, { space: 3 })
    .lineWidth(0.8)
    .stroke('#111')
    .undash();
  for (const [index, object] of shown.entries()) {
    const [x, y] = [left + object.x * scale, top + object.y * scale];
    pdf.save();
    pdf.rect(left, top, width * scale, height * scale).clip();
    pdf.rotate(object.angle, { origin: [x, y] });
    pdf
      .rect(x - (object.width * scale) / 2, y - (object.height * scale) / 2, object.width * scale, object.height * scale)
      .lineWidth(0.4)
      .stroke('#888');
    pdf.restore();
    pdf
      .circle(x, y, NUMBER_SIZE * 0.8)
      .lineWidth(0.4)
      .fillAndStroke('#fff', '#111');
    pdf
      .font('bold')
      .fontSize(NUMBER_SIZE)
      .fillColor('#111')
      .text(String(index + 1), x - 10, y - NUMBER_SIZE * 0.72, { width: 20, align: 'center', lineBreak: false });
  }
  [pdf.x, pdf.y] = [left, top + height * scale + 14];
}

function describe(object: StudioObject, language: Language): string {
  const words = packTexts[language];
  switch (object.kind) {
    case 'text':
      return `${words.text}: ${object.text.replaceAll('\n', ' / ')} (${words.fonts[object.font]}, ${mm(object.size)} mm)`;
    case 'shape':
      return words.shapes[object.shape];
    case 'stroke':
      return `${words.stroke}, ${mm(object.strokeWidth)} mm`;
    case 'image': {
      const dpi = Math.floor((25.4 * object.pixelWidth) / (object.tile ?? object.width));
      return [
        object.name || words.image,
        `${String(dpi)} dpi`,
        ...(object.tile === null ? [] : [`${words.repeat} ${mm(object.tile)} mm`]),
      ].join(', ');
    }
  }
}

function inkOf(object: StudioObject): string {
  switch (object.kind) {
    case 'text':
      return object.fill.toUpperCase();
    case 'shape':
      return [object.fill, object.stroke].flatMap((ink) => (ink === null ? [] : [ink.toUpperCase()])).join(' / ');
    case 'stroke':
      return object.stroke.toUpperCase();
    case 'image':
      return 'CMYK';
  }
}

function mm(value: number): string {
  return String(Math.round(value * 10) / 10);
}
