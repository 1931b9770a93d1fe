import { css } from '@orime/ui';
import { useEffect, useRef } from 'react';
import { drawPlan, type View } from '../simulator/draw-plan.ts';
import { useSimulatorStore } from '../simulator/simulator.store.ts';
import type { Plan } from '../stitch/plan/index.ts';

export type StitchCanvasProps = { readonly plan: Plan | undefined; readonly view: View; readonly width: number; readonly height: number };

/** The stitches up to where the simulator is. While it plays only what is new is drawn. Its words are beside it. */
export function StitchCanvas({ plan, view, width, height }: StitchCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  // Draws on the canvas, which React does not know.
  useEffect(() => {
    const canvas = ref.current?.getContext?.('2d');
    if (canvas === null || canvas === undefined || width === 0) return undefined;
    const ratio = devicePixelRatio;
    let drawn = 0;
    const draw = (at: number | undefined): void => {
      const end = Math.floor(at ?? plan?.kinds.length ?? 0);
      if (end < drawn || drawn === 0) {
        canvas.setTransform(ratio, 0, 0, ratio, 0, 0);
        canvas.clearRect(0, 0, width, height);
        drawn = 0;
      }
      if (plan !== undefined) drawPlan(canvas, plan, view, { from: drawn, to: end });
      drawn = end;
    };
    draw(useSimulatorStore.getState().at);
    return useSimulatorStore.subscribe(({ at }, before) => {
      if (at !== before.at) draw(at);
    });
  }, [plan, view, width, height]);
  const ratio = typeof devicePixelRatio === 'number' ? devicePixelRatio : 1;
  return <canvas ref={ref} css={styles.root} width={Math.round(width * ratio)} height={Math.round(height * ratio)} aria-hidden />;
}

const styles = { root: css({ position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' }) };
