import { color } from '@orime/ui';
import type { PointerEvent } from 'react';
import { frameOf } from '../shapes/transform.ts';
import type { Shape } from '../stitch/shape.ts';
import { changeStitch, endBurst } from '../work/work.store.ts';

export type AngleHandleProps = {
  readonly shape: Shape;
  readonly toMillimetres: (event: { readonly clientX: number; readonly clientY: number }) => { readonly x: number; readonly y: number };
};

/** Turns the rows of a shape by dragging. The slider of the panel does the same by keys. */
export function AngleHandle({ shape, toMillimetres }: AngleHandleProps) {
  const { x, y, width, height } = frameOf(shape.paths);
  const reach = Math.max(8, Math.hypot(width, height) / 2 + 5);
  const angle = (shape.stitch.angleDeg * Math.PI) / 180;
  const end = { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach };
  const handleMove = (event: PointerEvent<SVGCircleElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const to = toMillimetres(event);
    const degrees = Math.round((Math.atan2(to.y - y, to.x - x) * 180) / Math.PI);
    changeStitch(shape.id, { angleDeg: (degrees + 360) % 180 }, `angle ${shape.id}`);
  };
  return (
    <g stroke={color.accent} strokeWidth={0.3} fill={color.page}>
      <line x1={2 * x - end.x} y1={2 * y - end.y} x2={end.x} y2={end.y} strokeDasharray="1.2 1" />
      <circle
        cx={end.x}
        cy={end.y}
        r={2.2}
        style={{ cursor: 'grab', touchAction: 'none' }}
        onPointerDown={(event) => {
          event.stopPropagation();
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={handleMove}
        onPointerUp={endBurst}
      />
    </g>
  );
}
