import type { Drawing } from '@orime/cloth/viewer';
import type { StudioArea, StudioDocument } from '@orime/contracts/api/catalogue/studio-document';
import { areaViewOf } from '../canvas/scene-of.ts';
import { paintArea } from '../export/paint-area.ts';

/** Fine enough for a preview of a few hundred pixels, small enough to be uploaded at once. */
const PIXELS_PER_MM = 1.6;

const painted = new WeakMap<StudioArea, Promise<HTMLCanvasElement>>();

/** What is drawn, as pictures for the pieces of the mesh; an area that has not changed is not painted again. */
export async function drawingsOf(document: StudioDocument): Promise<readonly Drawing[]> {
  const drawn = document.areas.filter(({ objects }) => objects.some(({ hidden }) => !hidden));
  const byPiece = Map.groupBy(drawn, ({ key }) => areaViewOf(document, key).piece);
  return Promise.all([...byPiece].map(([piece, areas]) => drawingOn(document, piece, areas)));
}

async function drawingOn(document: StudioDocument, piece: string, areas: readonly StudioArea[]): Promise<Drawing> {
  const parts = await Promise.all(areas.map(async (area) => ({ view: areaViewOf(document, area.key), picture: await picture(area) })));
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return { piece, image: only.picture, rectCm: only.view.rectCm };
  // Two print areas on one piece: one picture over both.
  const [left, top] = [Math.min(...parts.map(({ view }) => view.printMm[0])), Math.min(...parts.map(({ view }) => view.printMm[1]))];
  const right = Math.max(...parts.map(({ view: { printMm } }) => printMm[0] + printMm[2]));
  const bottom = Math.max(...parts.map(({ view: { printMm } }) => printMm[1] + printMm[3]));
  const image = globalThis.document.createElement('canvas');
  [image.width, image.height] = [Math.round((right - left) * PIXELS_PER_MM), Math.round((bottom - top) * PIXELS_PER_MM)];
  const context = image.getContext('2d');
  for (const { view, picture: drawing } of parts)
    context?.drawImage(drawing, (view.printMm[0] - left) * PIXELS_PER_MM, (view.printMm[1] - top) * PIXELS_PER_MM);
  const us = parts.flatMap(({ view: { rectCm } }) => [rectCm[0], rectCm[0] + rectCm[2]]);
  const vs = parts.flatMap(({ view: { rectCm } }) => [rectCm[1], rectCm[1] + rectCm[3]]);
  const isMirrored = (only?.view.rectCm[2] ?? 0) < 0;
  const [u, width] = [Math.min(...us), Math.max(...us) - Math.min(...us)];
  return {
    piece,
    image,
    rectCm: [isMirrored ? u + width : u, Math.min(...vs), isMirrored ? -width : width, Math.max(...vs) - Math.min(...vs)],
  };
}

function picture(area: StudioArea): Promise<HTMLCanvasElement> {
  const known = painted.get(area);
  if (known) return known;
  const asked = paintArea(area, PIXELS_PER_MM);
  painted.set(area, asked);
  return asked;
}
