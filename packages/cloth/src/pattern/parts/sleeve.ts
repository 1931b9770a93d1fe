import { curve, lengthOf, mirrored, type Polyline } from '../../geometry/polyline.ts';
import { lerp } from '../../geometry/scalar.ts';
import type { PatternPiece, Seam } from '../pattern.ts';
import { aroundArm } from '../placement.ts';

/** A set-in sleeve, in cm. */
export type SleeveCut = {
  /** Half the width at the underarm and at the lower edge. */
  readonly bicepHalf: number;
  readonly hemHalf: number;
  /** From the crown to the lower edge. */
  readonly length: number;
  /** Length of the armhole of one side, front and back together. */
  readonly armhole: number;
  /** Cap longer than the armhole by this share: 0.02 is eased in, 0.4 gathers into a puff. */
  readonly ease: number;
};

/** The cap as high as its length demands. Edges: cap-front, side-front, hem, side-back, cap-back. */
export function setInSleeve(side: 'left' | 'right', cut: SleeveCut, more: Partial<PatternPiece> = {}): PatternPiece {
  const cap = capHeight(cut);
  const { bicepHalf, hemHalf, length } = cut;
  const front = capLine(bicepHalf, cap);
  const width = (v: number) => (v > -cap ? bicepHalf : lerp(bicepHalf, hemHalf, Math.min(1, (-v - cap) / Math.max(1, length - cap))));
  return {
    name: `sleeve-${side}`,
    layer: 'shell',
    grainDeg: 0,
    outline: [
      { name: 'cap-front', line: front },
      {
        name: 'side-front',
        line: [
          [bicepHalf, -cap],
          [hemHalf, -length],
        ],
      },
      {
        name: 'hem',
        line: [
          [hemHalf, -length],
          [-hemHalf, -length],
        ],
      },
      {
        name: 'side-back',
        line: [
          [-hemHalf, -length],
          [-bicepHalf, -cap],
        ],
      },
      { name: 'cap-back', line: mirrored(front) },
    ],
    place: aroundArm(side === 'left' ? 1 : -1, width, cap),
    ...more,
  };
}

/** Sews a sleeve into its armhole and closes it. */
export function sleeveSeams(side: 'left' | 'right', front: string, back: string, frontEdge: string, backEdge: string): Seam[] {
  return [
    { edges: [`${front}.${frontEdge}`, `sleeve-${side}.cap-front`] },
    { edges: [`${back}.${backEdge}`, `sleeve-${side}.cap-back`] },
    { edges: [`sleeve-${side}.side-front`, `sleeve-${side}.side-back`] },
  ];
}

/** Half a cap, from the crown to the underarm. */
function capLine(bicepHalf: number, cap: number): Polyline {
  const middle = [bicepHalf * 0.62, -cap * 0.55] as const;
  return [
    ...curve([0, 0], [bicepHalf * 0.42, 0], middle, 8),
    ...curve(middle, [bicepHalf * 0.78, -cap * 0.98], [bicepHalf, -cap], 8).slice(1),
  ];
}

function capHeight({ bicepHalf, armhole, ease }: SleeveCut): number {
  let [low, high] = [0.5, 30];
  for (let round = 0; round < 24; round++) {
    const middle = (low + high) / 2;
    if (2 * lengthOf(capLine(bicepHalf, middle)) < armhole * (1 + ease)) low = middle;
    else high = middle;
  }
  return low;
}
