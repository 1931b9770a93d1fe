import type { GeoPoint } from '@orime/contracts/api/discovery/geo';
import { geoDistance, geoGraticule10, geoPath } from 'd3-geo';
import type { Feature, MultiPolygon } from 'geojson';
import type { Mark } from './cluster-points.ts';
import { KIND_MARKS } from './geo-kinds.ts';
import type { Projection, Viewport } from './globe-view.ts';
import { makeProjection, type Size } from './make-projection.ts';

export interface Arc {
  readonly from: GeoPoint;
  readonly to: GeoPoint;
}

export interface MapScene {
  readonly projection: Projection;
  readonly viewport: Viewport;
  readonly land: Feature<MultiPolygon> | undefined;
  readonly marks: readonly Mark[];
  readonly arcs: readonly Arc[];
  readonly selectedId: string | null;
}

/** A mark where it was drawn, in CSS pixels, for finding what was pressed. */
export interface DrawnMark {
  readonly mark: Mark;
  readonly x: number;
  readonly y: number;
}

/** A quarter turn and a bit: marks at the very rim are not worth pressing. */
const HORIZON = Math.PI / 2 - 0.04;

/** Draws one frame and says where the marks are. Colours come from the theme's variables on the canvas. */
export function drawMap(canvas: HTMLCanvasElement, size: Size, scene: MapScene): readonly DrawnMark[] {
  const context = canvas.getContext('2d');
  if (context === null) return [];
  const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
  const theme = getComputedStyle(canvas);
  const colour = (token: string) => theme.getPropertyValue(token).trim();
  const project = makeProjection(scene.projection, scene.viewport, size);
  const path = geoPath(project, context);

  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, size.width, size.height);
  fill(context, path, { type: 'Sphere' }, colour('--color-sunken'));
  stroke(context, path, geoGraticule10(), colour('--color-line'), 0.5);
  if (scene.land !== undefined) {
    fill(context, path, scene.land, colour('--color-raised'));
    stroke(context, path, scene.land, colour('--color-line-strong'), 0.6);
  }
  context.globalAlpha = 0.45;
  for (const { from, to } of scene.arcs) {
    stroke(
      context,
      path,
      {
        type: 'LineString',
        coordinates: [
          [from.lon, from.lat],
          [to.lon, to.lat],
        ],
      },
      colour('--color-accent'),
      0.8,
    );
  }
  context.globalAlpha = 1;

  const drawn: DrawnMark[] = [];
  const centre: [number, number] = [scene.viewport.lon, scene.viewport.lat];
  for (const mark of scene.marks) {
    if (scene.projection === 'globe' && geoDistance([mark.lon, mark.lat], centre) > HORIZON) continue;
    const place = project([mark.lon, mark.lat]);
    if (place === null) continue;
    const [x, y] = place;
    if (x < -20 || y < -20 || x > size.width + 20 || y > size.height + 20) continue;
    drawMark(context, mark, x, y, colour, mark.point !== null && mark.point.id === scene.selectedId);
    drawn.push({ mark, x, y });
  }
  return drawn;
}

type Drawable = Parameters<ReturnType<typeof geoPath>>[0];

function fill(context: CanvasRenderingContext2D, path: ReturnType<typeof geoPath>, shape: Drawable, style: string): void {
  context.beginPath();
  path(shape);
  context.fillStyle = style;
  context.fill();
}

function stroke(context: CanvasRenderingContext2D, path: ReturnType<typeof geoPath>, shape: Drawable, style: string, width: number): void {
  context.beginPath();
  path(shape);
  context.strokeStyle = style;
  context.lineWidth = width;
  context.stroke();
}

function drawMark(
  context: CanvasRenderingContext2D,
  { point, count }: Mark,
  x: number,
  y: number,
  colour: (token: string) => string,
  isSelected: boolean,
): void {
  context.lineWidth = 1.5;
  context.strokeStyle = colour('--color-page');
  if (point === null) {
    const radius = Math.min(18, 8 + Math.log2(count) * 2);
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fillStyle = colour('--color-text');
    context.fill();
    context.stroke();
    context.fillStyle = colour('--color-page');
    context.font = '600 11px system-ui, sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(String(count), x, y + 0.5);
    return;
  }
  const { token, shape } = KIND_MARKS[point.kind];
  const radius = isSelected ? 8 : 5;
  context.beginPath();
  if (shape === 'disc' || shape === 'ring') context.arc(x, y, radius, 0, Math.PI * 2);
  else if (shape === 'square') context.rect(x - radius, y - radius, radius * 2, radius * 2);
  else {
    context.moveTo(x, y - radius * 1.3);
    context.lineTo(x + radius * 1.3, y);
    context.lineTo(x, y + radius * 1.3);
    context.lineTo(x - radius * 1.3, y);
    context.closePath();
  }
  if (shape === 'ring') {
    context.lineWidth = 3;
    context.strokeStyle = colour(token);
  } else {
    context.fillStyle = colour(token);
    context.fill();
  }
  context.stroke();
}
