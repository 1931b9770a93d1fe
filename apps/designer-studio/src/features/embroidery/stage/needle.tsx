import { color } from '@orime/ui';
import { useSimulatorStore } from '../simulator/simulator.store.ts';
import type { Plan } from '../stitch/plan/index.ts';

/** Where the needle is while the sewing is played, in the millimetres of the stage. */
export function Needle({ plan }: { readonly plan: Plan }) {
  const at = useSimulatorStore((state) => (state.at === undefined ? undefined : Math.floor(state.at)));
  if (at === undefined || at === 0) return null;
  const [x, y] = [(plan.xs[at - 1] ?? 0) / 10, (plan.ys[at - 1] ?? 0) / 10];
  return (
    <g
      transform={`translate(${String(x)} ${String(y)})`}
      fill="none"
      stroke={color.accent}
      vectorEffect="non-scaling-stroke"
      strokeWidth={0.5}
    >
      <circle r={1.6} />
      <path d="M-3.2 0h2M1.2 0h2M0 -3.2v2M0 1.2v2" />
    </g>
  );
}
