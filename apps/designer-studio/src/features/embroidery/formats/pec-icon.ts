import { COMMAND, measurePlan, type Plan } from '../stitch/plan/index.ts';

/** What a Brother machine shows of a design: one bit a pixel, the lowest bit leftmost. */
export const PEC_ICON = { width: 48, height: 38 } as const;

const MARGIN = 4;

/** The stitches of a stretch of commands as a picture in the frame of the whole design. */
export function drawIcon(plan: Plan, start: number, end: number): Uint8Array {
  const { width, height } = PEC_ICON;
  const bits = new Uint8Array((width / 8) * height);
  const dot = (x: number, y: number): void => {
    const at = Math.round(y) * (width / 8) + (Math.round(x) >> 3);
    bits[at] = (bits[at] ?? 0) | (1 << (Math.round(x) & 7));
  };
  const { box } = measurePlan(plan);
  if (box === undefined) return bits;
  const scale = Math.min(
    (width - 2 * MARGIN) / Math.max(1, box.right - box.left),
    (height - 2 * MARGIN) / Math.max(1, box.bottom - box.top),
  );
  for (let index = start; index < end; index++)
    if (plan.kinds[index] === COMMAND.stitch)
      dot(
        width / 2 + ((plan.xs[index] ?? 0) - (box.left + box.right) / 2) * scale,
        height / 2 + ((plan.ys[index] ?? 0) - (box.top + box.bottom) / 2) * scale,
      );
  return bits;
}
