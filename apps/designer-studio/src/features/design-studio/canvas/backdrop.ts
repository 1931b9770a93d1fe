import type { AreaView } from '../blanks/blanks.ts';
import type { Guide } from '../document/snap.ts';
import { fillPath } from './fill-path.ts';
import { UNITS } from './make-shape.ts';

export type Backdrop = { readonly view: AreaView; readonly colour: string };
export type PenMark = { readonly x: number; readonly y: number; readonly isDown: boolean };

/** The garment under the drawing. The scene's origin is the print area's corner. */
export function paintGarment(context: CanvasRenderingContext2D, { view, colour }: Backdrop, line: string): void {
  context.save();
  context.scale(UNITS, UNITS);
  context.translate(-view.printMm[0], -view.printMm[1]);
  context.lineWidth = 1.6;
  context.lineJoin = 'round';
  context.strokeStyle = line;
  context.fillStyle = colour;
  for (const path of [...view.around, view.outline]) {
    const outline = new Path2D(path);
    fillPath(context, outline);
    context.stroke(outline);
  }
  context.restore();
}

/** What will not be printed is veiled; the print area has a dashed edge, and lines show what something was drawn to. */
export function paintLimits(
  context: CanvasRenderingContext2D,
  { view, colour }: Backdrop,
  {
    guides,
    pen,
    accent,
    zoom,
  }: { readonly guides: readonly Guide[]; readonly pen: PenMark | undefined; readonly accent: string; readonly zoom: number },
): void {
  const [left, top, width, height] = view.printMm;
  context.save();
  context.scale(UNITS, UNITS);
  context.save();
  context.translate(-left, -top);
  context.globalAlpha = 0.72;
  context.fillStyle = colour;
  const veil = new Path2D(view.outline);
  veil.rect(left, top, width, height);
  context.clip(new Path2D(view.outline));
  fillPath(context, veil, 'evenodd');
  context.restore();
  const pixel = 1 / (zoom * UNITS);
  context.strokeStyle = accent;
  context.lineWidth = 1.2 * pixel;
  context.setLineDash([6 * pixel, 4 * pixel]);
  context.strokeRect(0, 0, width, height);
  context.setLineDash([]);
  for (const { axis, at } of guides) {
    context.beginPath();
    if (axis === 'x') {
      context.moveTo(at, -top);
      context.lineTo(at, view.heightMm - top);
    } else {
      context.moveTo(-left, at);
      context.lineTo(view.widthMm - left, at);
    }
    context.stroke();
  }
  if (pen) {
    context.beginPath();
    context.arc(pen.x, pen.y, 6 * pixel, 0, 2 * Math.PI);
    context.lineWidth = 2 * pixel;
    if (pen.isDown) context.fill();
    context.stroke();
  }
  context.restore();
}
