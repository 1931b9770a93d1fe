import type { Mark } from './cluster-points.ts';
import type { MapPalette } from './map-palette.ts';
import { KIND_MARKS } from './map-point.ts';

/** Radius in CSS pixels of a mark, for what is drawn beside it. */
export function radiusOf({ point, count }: Mark, isSelected: boolean): number {
  return point === null ? Math.min(18, 8 + Math.log2(count) * 2) : isSelected ? 8 : 5;
}

/** How marks are drawn in one frame. */
export interface MarkStyle {
  readonly palette: MapPalette;
  /** Pixels of the bitmap for one of CSS. */
  readonly ratio: number;
  /** Between pixels while the map glides, so that marks go smoothly; otherwise on them, which is sharper and costs a third. */
  readonly isGliding: boolean;
}

/** Draws a mark as a picture that was made once: a frame has hundreds, and outlines are most of what painting them costs. */
export function drawMark(
  context: CanvasRenderingContext2D,
  { palette, ratio, isGliding }: MarkStyle,
  mark: Mark,
  x: number,
  y: number,
  isSelected: boolean,
): void {
  const { point, members } = mark;
  const picture = pictureOf(palette, ratio, mark, isSelected);
  const edge = picture.width / ratio;
  const place = (middle: number): number => (isGliding ? middle - edge / 2 : Math.round((middle - edge / 2) * ratio) / ratio);
  // A cluster is as fresh as the freshest of it.
  context.globalAlpha = point === null ? Math.max(...members.map(({ opacity = 1 }) => opacity)) : (point.opacity ?? 1);
  context.drawImage(picture, place(x), place(y), edge, edge);
}

/** By the palette they are painted with, which is another one in another theme. */
const pictures = new WeakMap<MapPalette, Map<string, HTMLCanvasElement>>();

function pictureOf(palette: MapPalette, ratio: number, mark: Mark, isSelected: boolean): HTMLCanvasElement {
  const known = pictures.get(palette) ?? new Map<string, HTMLCanvasElement>();
  pictures.set(palette, known);
  const key = `${mark.point?.kind ?? mark.count} ${isSelected} ${ratio}`;
  const picture = known.get(key) ?? paintPicture(palette, ratio, mark, isSelected);
  known.set(key, picture);
  return picture;
}

/** Room for the outline, and for the corners of the shapes that are wider than their radius. */
const REACH = 1.4;
const OUTLINE_PX = 3;

function paintPicture(palette: MapPalette, ratio: number, mark: Mark, isSelected: boolean): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  const half = Math.ceil(radiusOf(mark, isSelected) * REACH + OUTLINE_PX);
  picture.width = Math.ceil(half * 2 * ratio);
  picture.height = picture.width;
  const context = picture.getContext('2d');
  if (context === null) return picture;
  context.scale(ratio, ratio);
  context.translate(half, half);
  paintMark(context, palette, mark, isSelected);
  return picture;
}

function paintMark(context: CanvasRenderingContext2D, palette: MapPalette, mark: Mark, isSelected: boolean): void {
  const { point, count } = mark;
  const radius = radiusOf(mark, isSelected);
  context.lineWidth = 1.5;
  context.strokeStyle = palette.page;
  context.beginPath();
  if (point === null) {
    context.arc(0, 0, radius, 0, Math.PI * 2);
    context.fillStyle = palette.text;
    context.fill();
    context.stroke();
    context.fillStyle = palette.page;
    context.font = `600 11px ${palette.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(String(count), 0, 0.5);
    return;
  }
  traceShape(context, KIND_MARKS[point.kind].shape, radius);
  if (KIND_MARKS[point.kind].shape === 'ring') {
    context.lineWidth = 3;
    context.strokeStyle = palette.kinds[point.kind];
  } else {
    context.fillStyle = palette.kinds[point.kind];
    context.fill();
  }
  context.stroke();
}

/** Around the origin. */
function traceShape(context: CanvasRenderingContext2D, shape: (typeof KIND_MARKS)['designer']['shape'], radius: number): void {
  if (shape === 'disc' || shape === 'ring') {
    context.arc(0, 0, radius, 0, Math.PI * 2);
    return;
  }
  if (shape === 'square') {
    context.rect(-radius, -radius, radius * 2, radius * 2);
    return;
  }
  const reach = radius * 1.3;
  context.moveTo(0, -reach);
  if (shape === 'diamond') {
    context.lineTo(reach, 0);
    context.lineTo(0, reach);
    context.lineTo(-reach, 0);
  } else {
    context.lineTo(reach, radius);
    context.lineTo(-reach, radius);
  }
  context.closePath();
}
