import type { Mark } from './cluster-points.ts';
import type { MapPalette } from './map-palette.ts';
import { KIND_MARKS } from './map-point.ts';

/** Radius in CSS pixels of a mark, for what is drawn beside it. */
export function radiusOf({ point, count }: Mark, isSelected: boolean): number {
  return point === null ? Math.min(18, 8 + Math.log2(count) * 2) : isSelected ? 8 : 5;
}

export function drawMark(
  context: CanvasRenderingContext2D,
  palette: MapPalette,
  mark: Mark,
  x: number,
  y: number,
  isSelected: boolean,
): void {
  const { point, count, members } = mark;
  const radius = radiusOf(mark, isSelected);
  // A cluster is as fresh as the freshest of it.
  context.globalAlpha = point === null ? Math.max(...members.map(({ opacity = 1 }) => opacity)) : (point.opacity ?? 1);
  context.lineWidth = 1.5;
  context.strokeStyle = palette.page;
  context.beginPath();
  if (point === null) {
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fillStyle = palette.text;
    context.fill();
    context.stroke();
    context.fillStyle = palette.page;
    context.font = `600 11px ${palette.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(String(count), x, y + 0.5);
    return;
  }
  traceShape(context, KIND_MARKS[point.kind].shape, x, y, radius);
  if (KIND_MARKS[point.kind].shape === 'ring') {
    context.lineWidth = 3;
    context.strokeStyle = palette.kinds[point.kind];
  } else {
    context.fillStyle = palette.kinds[point.kind];
    context.fill();
  }
  context.stroke();
}

function traceShape(
  context: CanvasRenderingContext2D,
  shape: (typeof KIND_MARKS)['designer']['shape'],
  x: number,
  y: number,
  radius: number,
): void {
  if (shape === 'disc' || shape === 'ring') {
    context.arc(x, y, radius, 0, Math.PI * 2);
    return;
  }
  if (shape === 'square') {
    context.rect(x - radius, y - radius, radius * 2, radius * 2);
    return;
  }
  const reach = radius * 1.3;
  context.moveTo(x, y - reach);
  if (shape === 'diamond') {
    context.lineTo(x + reach, y);
    context.lineTo(x, y + reach);
    context.lineTo(x - reach, y);
  } else {
    context.lineTo(x + reach, y + radius);
    context.lineTo(x - reach, y + radius);
  }
  context.closePath();
}
