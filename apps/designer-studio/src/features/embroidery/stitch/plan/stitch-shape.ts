import { fillContours } from '../fills/contour-fill.ts';
import { fillCrosses } from '../fills/cross-fill.ts';
import { fillRows } from '../fills/row-fill.ts';
import { satinColumn } from '../fills/satin-column.ts';
import { distanceField, type DistanceField } from '../geometry/distance-field.ts';
import { lineOf, type Path } from '../geometry/path.ts';
import type { Point } from '../geometry/point.ts';
import { resample } from '../geometry/resample.ts';
import type { Area } from '../geometry/scan-area.ts';
import type { StitchSettings } from '../settings.ts';
import type { Shape } from '../shape.ts';
import { layUnder, layUnderColumn } from './lay-under.ts';

type Lines = readonly (readonly Point[])[];

/** The needle places of one shape as continuous lines, in layers that are sewn in this order: underlay, cover, border. */
export interface ShapeLayers {
  /** Undefined for lines, which have no inside to travel through. */
  readonly area: Area | undefined;
  readonly underlay: Lines;
  readonly cover: Lines;
  readonly border: Lines;
}

/** Tatami rows are shifted by thirds, so that needle places do not line up into a visible furrow. */
const TATAMI_BRICKS = [0, 1 / 3, 2 / 3];
/** Longer satin stitches catch; they are split, in a place that changes from row to row. */
const LONGEST_SATIN_MM = 7;
const SATIN_BRICKS = [0.15, 0.5, 0.85, 0.35, 0.65];

/** Sews a shape. Paths that are open are sewn along, whatever the kind: they enclose nothing. */
export function stitchShape({ paths, rule, stitch }: Shape): ShapeLayers {
  const rings = paths.filter(({ isClosed, points }) => isClosed && points.length > 2);
  const lines = paths.filter(({ isClosed }) => !isClosed);
  const layers = [...(stitch.kind === 'running' ? [] : [coverArea({ rings, rule }, stitch)]), sewAlong(lines, stitch)];
  const outline = stitch.kind === 'running' ? sewAlong(rings, stitch).cover : [];
  return {
    area: rings.length > 0 && stitch.kind !== 'running' ? { rings, rule } : undefined,
    underlay: layers.flatMap(({ underlay }) => underlay),
    cover: [...outline, ...layers.flatMap(({ cover }) => cover)],
    border: stitch.border === 'none' ? [] : rings.map((ring) => borderOf(ring, stitch)),
  };
}

type Layers = Pick<ShapeLayers, 'underlay' | 'cover'>;

function coverArea(area: Area, stitch: StitchSettings): Layers {
  if (area.rings.length === 0) return { underlay: [], cover: [] };
  let field: DistanceField | undefined;
  const fieldOf = (): DistanceField | undefined => (field ??= distanceField(area));
  // Crosses are sparse: what lies below would show.
  return {
    underlay: stitch.kind === 'cross' ? [] : layUnder(stitch.underlay === 'none' ? undefined : fieldOf(), stitch),
    cover: coverOf(area, fieldOf, stitch),
  };
}

function coverOf(area: Area, fieldOf: () => DistanceField | undefined, stitch: StitchSettings): Lines {
  const { kind, angleDeg, spacingMm: spacing, lengthMm: length, pullMm: overhang } = stitch;
  switch (kind) {
    case 'tatami':
      return fillRows(area, { angleDeg, spacing, length, overhang, bricks: TATAMI_BRICKS });
    case 'satin':
      return fillRows(area, { angleDeg, spacing, length: LONGEST_SATIN_MM, overhang, bricks: SATIN_BRICKS });
    case 'contour': {
      const field = fieldOf();
      return field === undefined ? [] : fillContours(field, { spacing, length });
    }
    case 'cross':
      return fillCrosses(area, { angleDeg, side: length });
    case 'running':
      return [];
    default:
      return kind satisfies never;
  }
}

/** Lines: a satin column where satin is wanted, single stitches otherwise. */
function sewAlong(paths: readonly Path[], stitch: StitchSettings): Layers {
  const { kind, spacingMm: spacing, lengthMm: length, widthMm, pullMm } = stitch;
  if (kind !== 'satin') return { underlay: [], cover: sewable(paths.map((path) => resample(lineOf(path), length))) };
  return {
    underlay: sewable(paths.flatMap((path) => layUnderColumn(path, stitch))),
    cover: sewable(paths.map((path) => satinColumn(path, { width: widthMm + 2 * pullMm, spacing }))),
  };
}

function borderOf(ring: Path, { border, spacingMm: spacing, widthMm: width }: StitchSettings): readonly Point[] {
  return border === 'satin' ? satinColumn(ring, { width, spacing }) : resample(lineOf(ring), 2.5);
}

function sewable(lines: Lines): Lines {
  return lines.filter((line) => line.length > 1);
}
