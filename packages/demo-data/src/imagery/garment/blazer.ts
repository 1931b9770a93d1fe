import { button, seam, seamPair, type Cutter } from './cutter.ts';
import { layCollar, layFlaps, layJacket } from './jacket.ts';
import { measure } from './measures.ts';
import { laySleeves } from './sleeve.ts';
import { layTab } from './tab.ts';

export function cutBlazer(cutter: Cutter): void {
  const { recipe } = cutter;
  const body = measure(recipe, {
    neck: 78,
    shoulder: 208,
    slope: 40,
    armhole: 236,
    chest: 190,
    waist: 172,
    waistY: 430,
    hem: 198,
    hemY: 690,
    hemDrop: 10,
  });
  const doubleBreasted = recipe.seed % 3 === 0;
  laySleeves(cutter, recipe.sleeve ?? 'long', body, { slim: 1.08, reach: 1.06 });
  layJacket(cutter, body, doubleBreasted ? 300 : 360, doubleBreasted ? 62 : 26);
  if (cutter.side === 'back') {
    seam(cutter, [
      [0, 30],
      [3, 380],
      [0, body.hemY + 8],
    ]);
    return layCollar(cutter, body.neck, 360, 1);
  }
  seamPair(cutter, [
    [body.chest * 0.62, body.armhole + 30],
    [body.waist * 0.56, body.waistY],
    [body.waist * 0.6, body.hemY - 190],
  ]);
  layFlaps(cutter, body, body.hemY - 186);
  layTab(
    cutter,
    [
      [62, 250],
      [136, 238],
      [138, 258],
      [64, 270],
    ],
    2.5,
  );
  layCollar(cutter, body.neck, doubleBreasted ? 300 : 360, 1);
  const rows = doubleBreasted ? 2 : 1;
  for (let row = 0; row < rows + 1; row++) {
    const y = (doubleBreasted ? 340 : 396) + row * 96;
    button(cutter, doubleBreasted ? 40 : 4, y, 9.5);
    if (doubleBreasted) button(cutter, -48, y, 9.5);
  }
}
