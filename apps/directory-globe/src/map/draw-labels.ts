import { geoDistance } from 'd3-geo';
import type { Mark } from './cluster-points.ts';
import type { DrawnMark, MapScene } from './draw-map.ts';
import { radiusOf } from './draw-mark.ts';
import type { makeProjection, Size } from './make-projection.ts';
import type { MapPalette } from './map-palette.ts';
import type { MapPoint } from './map-point.ts';

/** The words on the map, in the language of the page. */
export interface MapLabels<Point extends MapPoint = MapPoint> {
  readonly country: (code: string) => string;
  readonly mark: (mark: Mark<Point>) => string;
  /** Under the pointer: named at any zoom. */
  readonly hovered: Mark<Point> | null;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type NamedScene<Point extends MapPoint> = MapScene<Point> & { readonly labels: MapLabels<Point> };

/** From here on single places have their names beside them. */
const NAMES_FROM_ZOOM = 3.5;
/** Edge, in CSS pixels, of a square as large as a country that is worth a name. */
const NAMED_COUNTRY_EDGE = 46;

/** Names of places and countries, as many as fit beside each other; places before countries. */
export function drawLabels<Point extends MapPoint>(
  context: CanvasRenderingContext2D,
  size: Size,
  palette: MapPalette,
  scene: NamedScene<Point>,
  drawn: readonly DrawnMark<Point>[],
  project: ReturnType<typeof makeProjection>,
): void {
  const taken: Box[] = drawn.map(({ mark, x, y }) => around(x, y, radiusOf(mark, false) * 2, radiusOf(mark, false) * 2));
  context.textBaseline = 'middle';
  context.lineJoin = 'round';

  const write = (text: string, x: number, y: number, isForced: boolean): void => {
    const width = context.measureText(text).width;
    const left = context.textAlign === 'center' ? x - width / 2 : x;
    const box = { left, right: left + width, top: y - 8, bottom: y + 8 };
    const fits = box.left > 2 && box.right < size.width - 2 && !taken.some((other) => overlaps(box, other));
    if (!fits && !isForced) return;
    taken.push(box);
    context.strokeText(text, x, y);
    context.fillText(text, x, y);
  };

  context.textAlign = 'left';
  context.font = `500 12px ${palette.font}`;
  context.strokeStyle = palette.land;
  context.lineWidth = 3;
  context.fillStyle = palette.text;
  const first = (one: DrawnMark<Point>) => (isNamed(scene, one.mark) ? 0 : 1);
  for (const entry of drawn.toSorted((a, b) => first(a) - first(b))) {
    const isForced = isNamed(scene, entry.mark);
    if (!isForced && (entry.mark.point === null || scene.viewport.zoom < NAMES_FROM_ZOOM)) continue;
    const text = scene.labels.mark(entry.mark);
    const offset = radiusOf(entry.mark, isForced) + 5;
    const isAtEnd = entry.x + offset + context.measureText(text).width > size.width - 4;
    write(text, isAtEnd ? Math.max(4, entry.x - offset - context.measureText(text).width) : entry.x + offset, entry.y, isForced);
  }
  drawCountries(context, palette, scene, project, write);
}

function drawCountries<Point extends MapPoint>(
  context: CanvasRenderingContext2D,
  palette: MapPalette,
  { outlines, projection, viewport, labels }: NamedScene<Point>,
  project: ReturnType<typeof makeProjection>,
  write: (text: string, x: number, y: number, isForced: boolean) => void,
): void {
  context.textAlign = 'center';
  context.font = `400 11px ${palette.font}`;
  context.strokeStyle = palette.land;
  context.fillStyle = palette.muted;
  const scale = project.scale();
  for (const { code, label, area } of outlines?.countries ?? []) {
    if (Math.sqrt(area) * scale < NAMED_COUNTRY_EDGE) return;
    const [lon, lat] = label;
    if (projection === 'globe' && geoDistance([lon, lat], [viewport.lon, viewport.lat]) > 1.25) continue;
    const place = project([lon, lat]);
    if (place !== null) write(labels.country(code), place[0], place[1], false);
  }
}

function isNamed<Point extends MapPoint>({ labels, selectedId }: NamedScene<Point>, mark: Mark<Point>): boolean {
  return (mark.point !== null && mark.point.id === selectedId) || (labels.hovered !== null && isSame(labels.hovered, mark));
}

/** Marks are made anew with every zoom step. */
function isSame(one: Mark, other: Mark): boolean {
  return one.lon === other.lon && one.lat === other.lat && one.count === other.count;
}

function around(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
