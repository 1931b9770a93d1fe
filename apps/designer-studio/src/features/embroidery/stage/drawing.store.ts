import { create } from '@orime/platform';
import type { Point } from '../stitch/geometry/point.ts';
import { simplify } from '../stitch/geometry/simplify.ts';
import { DEFAULT_SETTINGS } from '../stitch/settings.ts';
import { FIRST_THREAD } from '../threads/palette.ts';
import { addShapes } from '../work/work.store.ts';
import { newShapeId } from '../work/work.ts';

export interface DrawingState {
  /** Points of the line that is being drawn; undefined while nothing is. */
  readonly points: readonly Point[] | undefined;
  /** Where the next point goes by keys. */
  readonly cross: Point;
}

export const useDrawingStore = create<DrawingState>(() => ({ points: undefined, cross: { x: 0, y: 0 } }));

export function startDrawing(): void {
  useDrawingStore.setState({ points: [], cross: { x: 0, y: 0 } });
}

export function stopDrawing(): void {
  useDrawingStore.setState({ points: undefined });
}

export function addPoint(point: Point): void {
  useDrawingStore.setState(({ points }) => (points === undefined ? {} : { points: [...points, point], cross: point }));
}

export function removePoint(): void {
  useDrawingStore.setState(({ points }) => (points === undefined ? {} : { points: points.slice(0, -1) }));
}

export function moveCross(dx: number, dy: number): void {
  useDrawingStore.setState(({ cross }) => ({ cross: { x: cross.x + dx, y: cross.y + dy } }));
}

/** Makes a shape of what is drawn: an area when closed, else a line. Too few points make none. */
export function finishDrawing(name: string, isClosed: boolean): void {
  const { points = [] } = useDrawingStore.getState();
  stopDrawing();
  const smooth = simplify(points, 0.2);
  if (smooth.length < (isClosed ? 3 : 2)) return;
  const stitch = isClosed ? DEFAULT_SETTINGS : { ...DEFAULT_SETTINGS, kind: 'satin' as const };
  addShapes([{ id: newShapeId(), name, paths: [{ points: smooth, isClosed }], rule: 'nonzero', thread: FIRST_THREAD, stitch }]);
}
