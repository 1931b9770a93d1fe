import { geoDistance } from 'd3-geo';
import type { Mark } from './cluster-points.ts';
import { drawGround } from './draw-ground.ts';
import { drawLabels, type MapLabels } from './draw-labels.ts';
import { drawMark } from './draw-mark.ts';
import { makeProjection, type Size } from './make-projection.ts';
import type { MapPalette } from './map-palette.ts';
import type { MapPoint } from './map-point.ts';
import type { Outlines } from './outlines.api.ts';
import type { Projection, Viewport } from './viewport.ts';

export interface Arc {
  readonly from: MapPoint;
  readonly to: MapPoint;
}

export interface MapScene<Point extends MapPoint = MapPoint> {
  readonly projection: Projection;
  readonly viewport: Viewport;
  readonly outlines: Outlines | undefined;
  readonly marks: readonly Mark<Point>[];
  readonly arcs: readonly Arc[];
  readonly selectedId: string | null;
  /** Undefined before names are written. */
  readonly labels: MapLabels<Point> | undefined;
  /** It moved by about a pixel since the frame before. */
  readonly isGliding: boolean;
}

/** A mark where it was drawn, in CSS pixels, for finding what was pressed. */
export interface DrawnMark<Point extends MapPoint = MapPoint> {
  readonly mark: Mark<Point>;
  readonly x: number;
  readonly y: number;
}

/** A quarter turn less a bit: marks at the very rim are not worth pressing. */
const HORIZON = Math.PI / 2 - 0.04;

/** Draws one frame and says where the marks are. */
export function drawMap<Point extends MapPoint>(
  canvas: HTMLCanvasElement,
  size: Size,
  palette: MapPalette,
  scene: MapScene<Point>,
): readonly DrawnMark<Point>[] {
  const context = canvas.getContext('2d');
  if (context === null) return [];
  const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
  const project = makeProjection(scene.projection, scene.viewport, size);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, size.width, size.height);
  drawGround(context, size, palette, scene, project);

  const drawn = placeMarks(scene, size, project);
  const style = { palette, ratio, isGliding: scene.isGliding };
  for (const { mark, x, y } of drawn) drawMark(context, style, mark, x, y, mark.point?.id === scene.selectedId);
  context.globalAlpha = 1;
  if (scene.labels !== undefined) drawLabels(context, size, palette, { ...scene, labels: scene.labels }, drawn, project);
  return drawn;
}

function placeMarks<Point extends MapPoint>(
  { marks, projection, viewport }: MapScene<Point>,
  { width, height }: Size,
  project: ReturnType<typeof makeProjection>,
): readonly DrawnMark<Point>[] {
  const centre: [number, number] = [viewport.lon, viewport.lat];
  return marks.flatMap((mark) => {
    if (projection === 'globe' && geoDistance([mark.lon, mark.lat], centre) > HORIZON) return [];
    const [x, y] = project([mark.lon, mark.lat]) ?? [Number.NaN, Number.NaN];
    const isInside = x > -20 && y > -20 && x < width + 20 && y < height + 20;
    return isInside ? [{ mark, x, y }] : [];
  });
}
