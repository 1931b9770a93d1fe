import { button, seam, type Cutter } from './cutter.ts';
import { layCollar, layFlaps, layJacket } from './jacket.ts';
import { measure } from './measures.ts';
import { laySleeves } from './sleeve.ts';
import { layTab } from './tab.ts';

export function cutCoat(cutter: Cutter): void {
  const { recipe } = cutter;
  const body = measure(recipe, {
    neck: 82,
    shoulder: 216,
    slope: 46,
    armhole: 262,
    chest: 206,
    waist: 202,
    waistY: 500,
    hem: 232,
    hemY: 980,
    hemDrop: 14,
  });
  const doubleBreasted = recipe.seed % 2 === 0;
  laySleeves(cutter, recipe.sleeve ?? 'long', body, { slim: 1.2, reach: 1.14 });
  layJacket(cutter, body, doubleBreasted ? 320 : 380, doubleBreasted ? 74 : 28);
  if (cutter.side === 'back') {
    seam(cutter, [
      [0, 34],
      [3, 500],
      [0, body.hemY + 10],
    ]);
    layCollar(cutter, body.neck, 380, 1.25);
    layTab(
      cutter,
      [
        [-92, body.waistY + 4],
        [92, body.waistY],
        [92, body.waistY + 34],
        [-92, body.waistY + 38],
      ],
      5,
    );
    button(cutter, -78, body.waistY + 20, 8);
    return button(cutter, 78, body.waistY + 18, 8);
  }
  layFlaps(cutter, body, body.waistY + 86);
  layCollar(cutter, body.neck, doubleBreasted ? 320 : 380, 1.25);
  for (let row = 0; row < 3; row++) {
    const y = (doubleBreasted ? 372 : 414) + row * 118;
    button(cutter, doubleBreasted ? 50 : 5, y, 12);
    if (doubleBreasted) button(cutter, -62, y, 12);
  }
}
