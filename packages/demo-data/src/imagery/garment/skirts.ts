import { pleats } from '../cloth/relief.ts';
import { layWhole, type Cutter } from './cutter.ts';
import { layFullSkirt } from './dresses.ts';
import { layWaist } from './waist.ts';

export function cutSkirt(cutter: Cutter): void {
  const { recipe } = cutter;
  const waist = 132 * (0.45 + 0.55 * (recipe.width ?? 1));
  layWaist(cutter, waist, 0, 44, () => layFullSkirt(cutter, waist + 2, 34, 600 * (recipe.length ?? 1), 118 * (recipe.flare ?? 1), 8));
}

export function cutPleatedSkirt(cutter: Cutter): void {
  const { recipe } = cutter;
  const waist = 132 * (0.45 + 0.55 * (recipe.width ?? 1));
  const length = 640 * (recipe.length ?? 1);
  const hem = waist + 140 * (recipe.flare ?? 1);
  const pivot = [0, 34 - (waist * length) / Math.max(hem - waist, 24)] as const;
  const pitch = (Math.atan2(hem, length + 34 - pivot[1]) * 2) / (recipe.seed % 2 === 0 ? 17 : 24);
  layWaist(cutter, waist, 0, 46, () => {
    layWhole(
      cutter,
      [
        [0, 36],
        [waist, 30, 'c'],
        [waist + (hem - waist) * 0.46, 34 + length * 0.48],
        [hem, 34 + length, 'c'],
        [hem * 0.6, 34 + length + 14],
        [0, 34 + length + 20],
      ],
      {
        depth: 0.26,
        drape: 0.35,
        lift: 6,
        fan: { pivot, perRadian: length / 2 - pivot[1] },
        reliefs: [pleats(cutter.noise, pivot, pitch, 9.5)],
      },
    );
  });
}
