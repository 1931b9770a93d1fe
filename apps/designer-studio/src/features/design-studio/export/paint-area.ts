import type { StudioArea, StudioDocument } from '@orime/contracts/api/catalogue/studio-document';
import * as fabric from '../canvas/fabric-door.ts';
import { fillPath } from '../canvas/fill-path.ts';
import { loadPicture, makeShape, UNITS } from '../canvas/make-shape.ts';
import { areaViewOf } from '../canvas/scene-of.ts';

/** Size of the file for the printer, in pixels. */
export const PRINT_PIXELS = { width: 3600, height: 4000 } as const;
/** Size of a picture of the garment, three to four. */
const MOCKUP_PIXELS = { width: 1200, height: 1600 } as const;
const PAPER = '#ece8e1';

/** The drawing of a print area on nothing, so many pixels a millimetre; with margins where `frame` is larger. */
export async function paintArea(
  area: StudioArea,
  pixelsPerMm: number,
  frame?: { readonly width: number; readonly height: number },
): Promise<HTMLCanvasElement> {
  const [width, height] = [Math.round(area.print[0] * pixelsPerMm), Math.round(area.print[1] * pixelsPerMm)];
  const shown = area.objects.filter(({ hidden }) => !hidden);
  await Promise.all([document.fonts.ready, ...shown.map((object) => (object.kind === 'image' ? loadPicture(object.source) : undefined))]);
  const canvas = new fabric.StaticCanvas(undefined, { width, height, renderOnAddRemove: false, enableRetinaScaling: false });
  canvas.setViewportTransform([pixelsPerMm / UNITS, 0, 0, pixelsPerMm / UNITS, 0, 0]);
  for (const object of shown) {
    const shape = makeShape(object, () => undefined);
    // A cache is as sharp as the screen, not as the file.
    shape.objectCaching = false;
    canvas.add(shape);
  }
  // Pictures that are here already have been put into their boxes by now.
  await Promise.all(shown.map((object) => (object.kind === 'image' ? loadPicture(object.source) : undefined)));
  canvas.renderAll();
  const out = document.createElement('canvas');
  [out.width, out.height] = [frame?.width ?? width, frame?.height ?? height];
  out.getContext('2d')?.drawImage(canvas.getElement(), (out.width - width) / 2, (out.height - height) / 2);
  await canvas.dispose();
  return out;
}

/** The print file of an area: 3600 × 4000 pixels, the area as large as fits in it. */
export async function paintPrintFile(area: StudioArea): Promise<Blob> {
  const pixelsPerMm = Math.min(PRINT_PIXELS.width / area.print[0], PRINT_PIXELS.height / area.print[1]);
  return blobOf(await paintArea(area, pixelsPerMm, PRINT_PIXELS), 'image/png');
}

/** A picture of the garment's side with what is printed on it. */
export async function paintMockup(design: StudioDocument, area: StudioArea): Promise<Blob> {
  const view = areaViewOf(design, area.key);
  const { width, height } = MOCKUP_PIXELS;
  const scale = Math.min(width / view.widthMm, height / view.heightMm);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws no pictures');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  context.translate((width - view.widthMm * scale) / 2, (height - view.heightMm * scale) / 2);
  context.scale(scale, scale);
  context.lineWidth = 2;
  context.lineJoin = 'round';
  context.strokeStyle = '#26262b';
  context.fillStyle = design.colour;
  for (const path of [...view.around, view.outline]) {
    const outline = new Path2D(path);
    fillPath(context, outline);
    context.stroke(outline);
  }
  context.clip(new Path2D(view.outline));
  const [left, top, across, down] = view.printMm;
  context.drawImage(await paintArea(area, scale), left, top, across, down);
  return blobOf(canvas, 'image/webp');
}

async function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (blob === null) throw new Error('The browser could not write the picture');
  return blob;
}
