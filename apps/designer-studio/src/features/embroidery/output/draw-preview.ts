import { drawPlan } from '../simulator/draw-plan.ts';
import type { Plan, PlanFacts } from '../stitch/plan/index.ts';

/** Three to four, as the pictures of garments are. */
const SIZE = { width: 720, height: 960 } as const;
const MARGIN = 72;
const CLOTH = '#ece8e1';

/** A picture of the work on cloth, as large as fits, to be known by in a list. Nothing where nothing is sewn or the browser draws none. */
export function drawPreview(plan: Plan, { box }: PlanFacts): Promise<Blob | undefined> {
  if (box === undefined || typeof Path2D === 'undefined') return Promise.resolve(undefined);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIZE.width, SIZE.height];
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(undefined);
  context.fillStyle = CLOTH;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  // The box counts tenths of a millimetre.
  const [width, height] = [Math.max(10, box.right - box.left) / 10, Math.max(10, box.bottom - box.top) / 10];
  const scale = Math.min((SIZE.width - 2 * MARGIN) / width, (SIZE.height - 2 * MARGIN) / height);
  const place = {
    scale,
    x: SIZE.width / 2 - ((box.left + box.right) / 20) * scale,
    y: SIZE.height / 2 - ((box.top + box.bottom) / 20) * scale,
  };
  drawPlan(context, plan, place, { from: 0, to: plan.kinds.length });
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/webp', 0.9));
}
