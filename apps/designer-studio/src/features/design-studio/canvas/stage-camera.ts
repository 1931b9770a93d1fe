import type { AreaView } from '../blanks/blanks.ts';
import * as fabric from './fabric-door.ts';
import { UNITS } from './make-shape.ts';

const MOST_ZOOM = 8;
const LEAST_ZOOM = 0.5;
const PADDING_PIXELS = 12;

/** How the canvas looks at a view: the whole of it at first, then nearer and aside. `onZoom` hears the share of the first look. */
export function createCamera(canvas: fabric.Canvas, viewNow: () => AreaView | undefined, onZoom: (share: number) => void) {
  let share = 1;

  /** Pixels a scene unit at which the whole view is seen. */
  function fitting(): number {
    const view = viewNow();
    if (view === undefined) return 1;
    const room = { width: canvas.getWidth() - 2 * PADDING_PIXELS, height: canvas.getHeight() - 2 * PADDING_PIXELS };
    return Math.max(0.001, Math.min(room.width / view.widthMm, room.height / view.heightMm) / UNITS);
  }

  function setShare(next: number): void {
    share = next;
    onZoom(next);
    canvas.requestRenderAll();
  }

  function fit(): void {
    const view = viewNow();
    if (view === undefined) return;
    const zoom = fitting();
    const [left, top] = view.printMm;
    const x = (canvas.getWidth() - view.widthMm * UNITS * zoom) / 2 + left * UNITS * zoom;
    const y = (canvas.getHeight() - view.heightMm * UNITS * zoom) / 2 + top * UNITS * zoom;
    canvas.setViewportTransform([zoom, 0, 0, zoom, x, y]);
    setShare(1);
  }

  function zoomAt(point: fabric.Point, by: number): void {
    const next = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, share * by));
    canvas.zoomToPoint(point, fitting() * next);
    setShare(next);
  }

  return {
    fit,
    zoomAt,
    zoomBy: (factor: number) => zoomAt(new fabric.Point(canvas.getWidth() / 2, canvas.getHeight() / 2), factor),
    pan: (x: number, y: number) => canvas.relativePan(new fabric.Point(x, y)),
    resize: (width: number, height: number) => {
      canvas.setDimensions({ width, height });
      if (share === 1) fit();
      else canvas.requestRenderAll();
    },
  };
}
