import { label, layWhole, stitchPair, type Cutter } from './cutter.ts';

/** Inside back of the waist, the body by `drawBody`, then the waistband. */
export function layWaist(cutter: Cutter, waist: number, y: number, height: number, drawBody: () => void): void {
  if (cutter.side === 'front') {
    layWhole(
      cutter,
      [
        [0, y - 10],
        [waist * 0.7, y - 14],
        [waist - 3, y - 17, 'c'],
        [waist - 8, y + 6, 'c'],
        [0, y + 26],
      ],
      { role: 'lining', shade: 0.5, depth: 0, drape: 0.1, lift: 0 },
    );
    label(cutter, y - 6);
  }
  drawBody();
  const dip = cutter.side === 'front' ? 12 : -4;
  layWhole(
    cutter,
    [
      [0, y + dip],
      [waist * 0.6, y + dip * 0.6 - 4],
      [waist, y - 14, 'c'],
      [waist + 3, y + height - 14, 'c'],
      [waist * 0.6, y + height + dip * 0.6 - 4],
      [0, y + height + dip],
    ],
    { depth: 0.3, drape: 0.25, lift: 3.5, roll: 2.6 },
  );
  stitchPair(
    cutter,
    [
      [0, y + height + dip - 5],
      [waist * 0.6, y + height + dip * 0.6 - 9],
      [waist, y + height - 19],
    ],
    0.3,
  );
}
