import { fan } from '../cloth/relief.ts';
import type { Point } from '../raster/outline.ts';
import { layBody, layNeckInside, type BodyMeasures } from './bodice.ts';
import { lay, stitch, type Cutter } from './cutter.ts';
import { layNotchLapels, layShawl } from './lapels.ts';
import { layTab } from './tab.ts';

/** Body of a tailored front: the panel on top reaches `overlap` past the centre. */
export function layJacket(cutter: Cutter, body: BodyMeasures, depth: number, overlap: number): void {
  layNeckInside(cutter, 'notch', { ...body });
  layBody(cutter, 'notch', body, { drapeSize: 100 });
  if (cutter.side === 'back') return;
  const { hemY, hemDrop, hem, waist, waistY, chest, armhole } = body;
  const panel: readonly Point[] = [
    [-overlap * 0.5, depth - 6, 'c'],
    [40, depth * 0.5],
    [body.neck + 10, 20, 'c'],
    [chest * 0.72, armhole * 0.6],
    [chest - 26, armhole + 10],
    [waist - 22, waistY],
    [hem - 20, hemY + 4, 'c'],
    [hem * 0.4, hemY + hemDrop + 2],
    [-overlap + 14, hemY + hemDrop + 2],
    [-overlap, hemY + hemDrop - 14, 'c'],
    [-overlap, waistY],
  ];
  lay(cutter, panel, {
    depth: 0.1,
    axis: 0,
    drapeSize: 100,
    roll: 3,
    lift: 7,
    creases: fan(cutter.recipe.seed + 12, [chest - 40, armhole + 20], [150, 106], 3, 210, 4, 14),
  });
  stitch(
    cutter,
    [
      [-overlap + 9, depth + 20],
      [-overlap + 8, waistY],
      [-overlap + 8, hemY - 10],
    ],
    0.22,
  );
}

export function layCollar(cutter: Cutter, neck: number, depth: number, wide: number): void {
  if (cutter.recipe.collar === 'shawl') layShawl(cutter, neck, depth, wide);
  else layNotchLapels(cutter, neck, depth, wide);
}

export function layFlaps(cutter: Cutter, body: BodyMeasures, y: number): void {
  for (const sign of [-1, 1]) {
    layTab(
      cutter,
      [
        [sign * 66, y + 8],
        [sign * (body.waist - 26), y],
        [sign * (body.waist - 22), y + 40],
        [sign * 68, y + 50],
      ],
      5,
    );
  }
}
