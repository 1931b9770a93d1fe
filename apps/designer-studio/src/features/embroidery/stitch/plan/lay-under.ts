import { fillRows } from '../fills/row-fill.ts';
import { satinColumn } from '../fills/satin-column.ts';
import type { DistanceField } from '../geometry/distance-field.ts';
import { levelLines } from '../geometry/level-lines.ts';
import { lineOf, type Path } from '../geometry/path.ts';
import type { Point } from '../geometry/point.ts';
import { resample } from '../geometry/resample.ts';
import type { StitchSettings } from '../settings.ts';

type Lines = readonly (readonly Point[])[];

/** How far inside the outline underlay stays, so that nothing of it shows. */
const INSET_MM = 0.6;
const EDGE_STITCH_MM = 2;
/** The lattice: few rows across the direction of the cover, which would sink in between threads of the same direction. */
const LATTICE = { spacing: 2, length: 4, overhang: 0, bricks: [0, 0.5] };

/** What is sewn below an area: a line inside its edge, and for `full` a lattice across the cover, within that line. */
export function layUnder(field: DistanceField | undefined, { underlay, angleDeg }: StitchSettings): Lines {
  if (underlay === 'none' || field === undefined) return [];
  const rings = levelLines(field, INSET_MM).flat();
  const edge = rings.map((ring) => resample(lineOf(ring), EDGE_STITCH_MM));
  const lattice = underlay === 'full' ? fillRows({ rings, rule: 'evenodd' }, { ...LATTICE, angleDeg: (angleDeg + 90) % 180 }) : [];
  return [...edge, ...lattice];
}

/** What is sewn below a satin column: its middle, and for `full` a wide zigzag of 60 % of its width. */
export function layUnderColumn(path: Path, { underlay, widthMm }: StitchSettings): Lines {
  if (underlay === 'none') return [];
  const middle = resample(lineOf(path), EDGE_STITCH_MM);
  return underlay === 'full' && widthMm >= 2 ? [middle, satinColumn(path, { width: widthMm * 0.6, spacing: 2 })] : [middle];
}
