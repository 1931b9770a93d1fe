import { css } from '@orime/ui';
import { useEffect, useRef } from 'react';
import { startScene } from './start-scene.ts';
import type { Scene } from './start-scene.ts';

export type GarmentSceneProps = {
  /** Parts of the form that are right, of how many. */
  readonly done: number;
  readonly total: number;
  /** The figure stands still. */
  readonly isPaused: boolean;
};

/** Everything the figure can put on. */
const GARMENTS = 4;

/** A figure of folded planes, turning, which puts on a garment for each part of the form. */
export function GarmentScene({ done, total, isPaused }: GarmentSceneProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<Scene | undefined>(undefined);

  // Synchronises the drawing with the canvas being there.
  useEffect(() => {
    if (canvas.current === null) return undefined;
    scene.current = startScene(canvas.current);
    return () => {
      scene.current?.stop();
      scene.current = undefined;
    };
  }, []);

  // Synchronises what the figure wears with the form.
  useEffect(() => scene.current?.dress(Math.round((done / total) * GARMENTS)), [done, total]);

  // Synchronises the turning with the button.
  useEffect(() => scene.current?.turn(!isPaused), [isPaused]);

  return <canvas ref={canvas} css={styles.canvas} />;
}

const styles = { canvas: css({ position: 'absolute', inset: 0, width: '100%', height: '100%' }) };
