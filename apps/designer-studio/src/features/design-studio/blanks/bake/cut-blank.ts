import { drape, measurementDrawing, packGarment, type GarmentMesh, type GarmentRecipe } from '@orime/cloth';
import type { AreaPlan, BlankPlan } from './blank-plans.ts';
import { outlineOf, type PieceOutline } from './piece-outline.ts';
import { printRect, type RectCm } from './print-rect.ts';

/** A light lattice: the preview is seen at a few hundred pixels. */
const STEPS = [2.4, 1.5];
const MARGIN_CM = 4;
const UNDERLAP_CM = 6;

/** What the sources keep of a blank: its views for the screen and a packed mesh for the preview. */
export async function cutBlank(plan: BlankPlan): Promise<{ readonly views: unknown; readonly packed: Uint8Array }> {
  const recipe: GarmentRecipe = { category: plan.key, fabric: plan.fabric, seed: 3 };
  const mesh = drape(recipe, { steps: STEPS, subdivisions: 0 });
  return { views: { fabric: plan.fabric, areas: viewsOf(plan, recipe, mesh) }, packed: await packGarment(mesh) };
}

function viewsOf(plan: BlankPlan, recipe: GarmentRecipe, mesh: GarmentMesh): readonly unknown[] {
  return plan.areas.map((area) => {
    const outline = outlineOf(mesh, area.piece);
    const around = area.piece === 'front' || area.piece === 'back' ? aroundOf(recipe, outline) : [];
    return viewOf(area, outline, around, printRect(outline.points, area));
  });
}

/** Sleeves as they lie beside a flat bodice, in the bodice's own cm; none for garments without. */
function aroundOf(recipe: GarmentRecipe, bodice: PieceOutline): readonly (readonly (readonly [number, number])[])[] {
  const { outlines } = measurementDrawing(recipe);
  const body = outlines[0]?.points ?? [];
  if (outlines.length !== 3) return [];
  const [left, right] = [Math.min(...body.map(([x]) => x)), Math.max(...body.map(([x]) => x))];
  // The drawing turns v downwards.
  const top = Math.min(...body.map(([, y]) => y));
  const high = Math.max(...bodice.points.map(([, v]) => v));
  return outlines.slice(1).map(({ points }) => {
    const sleeve = points.map(([x, y]) => [x - (left + right) / 2, high - (y - top)] as const);
    const [tip, under] = [sleeve[0], sleeve.at(-1)];
    // The sleeve reaches under the bodice, whose armhole is hollow.
    return tip && under ? [...sleeve, [tip[0] - UNDERLAP_CM * Math.sign(tip[0]), (tip[1] + under[1]) / 2] as const] : sleeve;
  });
}

function viewOf(
  area: AreaPlan,
  outline: PieceOutline,
  around: readonly (readonly (readonly [number, number])[])[],
  print: RectCm,
): unknown {
  const shown = [outline.points, ...around].flat();
  const [us, vs] = [shown.map(([u]) => u), shown.map(([, v]) => v)];
  const mirror = outline.isMirrored ? -1 : 1;
  const left = Math.min(...us.map((u) => mirror * u)) - MARGIN_CM;
  const top = Math.max(...vs) + MARGIN_CM;
  const at = ([u, v]: readonly [number, number]): readonly [number, number] => [mm(mirror * u - left), mm(top - v)];
  const path = (line: readonly (readonly [number, number])[]) => `M${line.map((point) => at(point).join(' ')).join('L')}Z`;
  const printLeft = outline.isMirrored ? -print.u - print.width : print.u;
  return {
    key: area.key,
    piece: area.piece,
    widthMm: mm(Math.max(...us) - Math.min(...us) + 2 * MARGIN_CM),
    heightMm: mm(Math.max(...vs) - Math.min(...vs) + 2 * MARGIN_CM),
    outline: path(outline.points),
    around: around.map(path),
    printMm: [mm(printLeft - left), mm(top - print.v - print.height), mm(print.width), mm(print.height)],
    // Where the print area lies on its piece, as the viewer wants it: a negative width is a piece that is cut mirrored.
    rectCm: outline.isMirrored
      ? [print.u + print.width, print.v, -print.width, print.height]
      : [print.u, print.v, print.width, print.height],
  };
}

function mm(cm: number): number {
  return Math.round(cm * 10);
}
