import { color, css } from '@orime/ui';
import { useEffect, useRef } from 'react';
import type { View } from '../simulator/draw-plan.ts';
import { useSimulatorStore } from '../simulator/simulator.store.ts';
import type { Plan } from '../stitch/plan/index.ts';

export type NeedleProps = { readonly plan: Plan; readonly view: View };

/** Half the edge of its picture, in millimetres. */
const HALF_MM = 3.5;

/** Where the needle is while the sewing is played. A layer of its own, moved past React: nothing else is painted for it. */
export function Needle({ plan, view }: NeedleProps) {
  const ref = useRef<SVGSVGElement>(null);
  // Moves an element with the frames of the page.
  useEffect(() => {
    const place = (now: number | undefined): void => {
      const element = ref.current;
      if (element === null) return;
      const at = Math.floor(now ?? 0);
      element.style.visibility = at === 0 ? 'hidden' : 'visible';
      const [x, y] = [(plan.xs[at - 1] ?? 0) / 10 - HALF_MM, (plan.ys[at - 1] ?? 0) / 10 - HALF_MM];
      element.style.transform = `translate(${String(view.x + x * view.scale)}px, ${String(view.y + y * view.scale)}px)`;
    };
    place(useSimulatorStore.getState().at);
    return useSimulatorStore.subscribe(({ at }) => place(at));
  }, [plan, view]);
  const edge = HALF_MM * 2 * view.scale;
  return (
    <svg
      ref={ref}
      css={styles.root}
      width={edge}
      height={edge}
      viewBox={`${String(-HALF_MM)} ${String(-HALF_MM)} ${String(HALF_MM * 2)} ${String(HALF_MM * 2)}`}
      fill="none"
      stroke={color.accent}
      strokeWidth={0.5}
      aria-hidden
    >
      <circle r={1.6} />
      <path d="M-3.2 0h2M1.2 0h2M0 -3.2v2M0 1.2v2" />
    </svg>
  );
}

const styles = {
  root: css({ position: 'absolute', insetBlockStart: 0, left: 0, visibility: 'hidden', pointerEvents: 'none', willChange: 'transform' }),
};
