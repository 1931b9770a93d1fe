import { isWayInside } from '../geometry/inside.ts';
import { between, distance, type Point } from '../geometry/point.ts';
import type { Area } from '../geometry/scan-area.ts';
import type { Shape } from '../shape.ts';
import { PlanWriter } from './plan-writer.ts';
import type { Plan } from './plan.ts';
import { stitchShape } from './stitch-shape.ts';

type Line = readonly Point[];

/** Above this nothing is planned any more: no home machine reads such a file. */
export const MOST_STITCHES = 300_000;
/** Above this, people are told that the design is heavy. */
export const MANY_STITCHES = 60_000;

export interface Planned {
  readonly plan: Plan;
  /** Shapes that gave no stitch: too small for their settings. */
  readonly empty: readonly string[];
  /** The plan was cut off at the limit. */
  readonly isCut: boolean;
}

/** Ways up to this length are sewn over; the cover hides them. */
const NEAR_MM = 1;
/** Ways through the inside of the same area up to this length are sewn as running stitches. */
const TRAVEL_MM = 12;
const TRAVEL_STITCH_MM = 2.5;

/** Plans the sewing of shapes in their order. The same shapes give the same plan. */
export function planDesign(shapes: readonly Shape[], limit = MOST_STITCHES): Planned {
  const writer = new PlanWriter();
  const empty: string[] = [];
  for (const [index, shape] of shapes.entries()) {
    const { area, underlay, cover, border } = stitchShape(shape);
    if (cover.length + border.length === 0) {
      empty.push(shape.id);
      continue;
    }
    writer.begin(index, shape.thread);
    const sewer = { writer, limit, isNew: true };
    // Travelling through the area is hidden by the cover; on top of it, only by thread of its own colour.
    sewLines(sewer, underlay, area);
    sewLines(sewer, cover, area);
    sewLines(sewer, border, undefined);
    // Back along the last stitch, where it does not show.
    lock(writer, writer.cameFrom);
    if (writer.count >= limit) return { plan: writer.finish(), empty, isCut: true };
  }
  return { plan: writer.finish(), empty, isCut: false };
}

type Sewer = { readonly writer: PlanWriter; readonly limit: number; isNew: boolean };

/** Sews lines, each time the nearest, from whichever end is nearer. */
function sewLines(sewer: Sewer, lines: readonly Line[], area: Area | undefined): void {
  const left = new Set(lines);
  while (left.size > 0 && sewer.writer.count < sewer.limit) {
    const [line, isTurned] = nearest(left, sewer.writer.place);
    left.delete(line);
    sewLine(sewer, isTurned ? line.toReversed() : line, area);
  }
}

function nearest(lines: ReadonlySet<Line>, place: Point): readonly [line: Line, isTurned: boolean] {
  let best: { line: Line; isTurned: boolean; away: number } = { line: [], isTurned: false, away: Infinity };
  for (const line of lines) {
    const [first, last] = [line[0], line.at(-1)];
    if (first === undefined || last === undefined) continue;
    const [toFirst, toLast] = [distance(place, first), distance(place, last)];
    if (toFirst < best.away) best = { line, isTurned: false, away: toFirst };
    if (toLast < best.away) best = { line, isTurned: true, away: toLast };
  }
  return [best.line, best.isTurned];
}

function sewLine(sewer: Sewer, line: Line, area: Area | undefined): void {
  const { writer } = sewer;
  const [first, second] = line;
  if (first === undefined || second === undefined) return;
  const away = distance(writer.place, first);
  if (!sewer.isNew && away <= TRAVEL_MM && (away <= NEAR_MM || (area !== undefined && isWayInside(area, writer.place, first))))
    travel(writer, first);
  else {
    if (!sewer.isNew) lock(writer, writer.cameFrom);
    if (writer.hasStitches && writer.count > 0) writer.trim();
    writer.jump(first);
    lock(writer, second);
  }
  sewer.isNew = false;
  for (const point of line) writer.stitch(point);
}

function travel(writer: PlanWriter, to: Point): void {
  const from = writer.place;
  const pieces = Math.max(1, Math.ceil(distance(from, to) / TRAVEL_STITCH_MM));
  for (let piece = 1; piece <= pieces; piece++) writer.stitch(between(from, to, piece / pieces));
}

const LOCK_MM = 0.7;

/** Two tiny stitches that hold the end of the thread, towards a place. */
function lock(writer: PlanWriter, towards: Point): void {
  const from = writer.place;
  const away = distance(from, towards);
  if (away === 0) return;
  writer.stitch(between(from, towards, Math.min(1, LOCK_MM / away)));
  writer.stitch(from);
}
