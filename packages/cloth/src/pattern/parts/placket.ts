import type { CompleteRecipe } from '../../recipe/complete-recipe.ts';
import type { PatternPart } from '../assemble.ts';
import type { HardwareSpec, StitchSpec } from '../pattern.ts';

/** Heights of buttons from the topmost to the lowest, evenly spaced. */
export function buttonHeights(top: number, bottom: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => (count === 1 ? top : top + ((bottom - top) * i) / (count - 1)));
}

/**
 * A closed front: a strip with what closes it, on the centre line or round the line `middle` of its piece. Zips lie open to view between
 * two rows of stitching.
 */
export function frontPlacket(recipe: CompleteRecipe, piece: string, top: number, hem: number, widthCm: number, middle = 0): PatternPart {
  const { closure } = recipe;
  if (!['buttons', 'hidden-buttons', 'snaps', 'zip'].includes(closure)) return {};
  const half = widthCm / 2;
  const row = (u: number): StitchSpec => ({
    piece,
    kind: 'top-stitch',
    line: [
      [middle + u, hem + 0.5],
      [middle + u, top - 0.6],
    ],
  });
  if (closure === 'zip') {
    return {
      stitches: [
        row(-0.9),
        row(0.9),
        {
          piece,
          kind: 'zip',
          line: [
            [middle, hem + 0.3],
            [middle, top - 0.4],
          ],
        },
      ],
      hardware: [{ kind: 'zip-pull', on: { piece, at: [middle, top - 3] }, radiusCm: 0.5, holes: 0 }],
    };
  }
  const kind = closure === 'snaps' ? 'snap' : 'button';
  const heights = buttonHeights(top - 1.8, hem + (top - hem) * 0.16, recipe.buttons);
  const hardware = heights.map((v): HardwareSpec => ({
    kind,
    on: { piece, at: [middle, v] },
    radiusCm: buttonRadius(recipe),
    holes: kind === 'snap' ? 0 : 4,
  }));
  return {
    applied: [
      {
        name: 'placket',
        layer: 'shell',
        grainDeg: 0,
        base: piece,
        outline: [
          [middle - half, top - 0.15],
          [middle - half, hem + 0.1],
          [middle + half, hem + 0.1],
          [middle + half, top - 0.15],
        ],
        bellyCm: 0,
        topStitchCm: 0.5,
      },
    ],
    stitches: [
      row(half - 0.5),
      row(0.5 - half),
      ...heights.map((v): StitchSpec => ({
        piece,
        kind: 'buttonhole',
        line: [
          [middle, v - 0.75],
          [middle, v + 0.75],
        ],
      })),
    ],
    hardware: closure === 'hidden-buttons' ? hardware.slice(0, 1) : hardware,
  };
}

/** Shirts have small buttons, coats large ones; cm. */
export function buttonRadius({ category }: Pick<CompleteRecipe, 'category'>): number {
  if (category === 'coat' || category === 'trench') return 1.15;
  if (category === 'blazer' || category === 'cardigan' || category === 'vest') return 0.9;
  return 0.55;
}
