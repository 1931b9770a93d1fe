import { drawPlan } from '../simulator/draw-plan.ts';
import type { Plan } from '../stitch/plan/index.ts';

const LONGEST_PIXELS = 2400;

/** A picture of the finished work on nothing, the size of the hoop. */
export function drawPng(plan: Plan, size: { readonly width: number; readonly height: number }): Promise<Blob> {
  const scale = LONGEST_PIXELS / Math.max(size.width, size.height);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const context = canvas.getContext('2d');
  if (context === null) return Promise.reject(new Error('This browser gives no canvas'));
  drawPlan(context, plan, { scale, x: canvas.width / 2, y: canvas.height / 2 }, { from: 0, to: plan.kinds.length });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('No picture')) : resolve(blob)), 'image/png'),
  );
}
