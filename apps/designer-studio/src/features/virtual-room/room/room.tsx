import { css } from '@orime/ui';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { DrawingPower } from '../stage/drawing-power.ts';
import { openRoom, type OpenRoom } from './draw/open-room.ts';
import { startDrawing, type Drawing } from './draw/start-drawing.ts';
import type { RoomStock } from './load-stock.ts';

export type RoomProps = {
  readonly stock: RoomStock;
  readonly theme: 'light' | 'dark';
  /** Written on the wall. */
  readonly title: string;
  readonly power: DrawingPower;
  /** The piece to go to; nothing is the entrance. */
  readonly seenIndex: number | undefined;
  readonly label: string;
  /** The numbers that float above the pieces: they are moved without rendering. */
  readonly marks: RefObject<readonly (HTMLElement | null)[]>;
  /** The first picture is there. */
  readonly onDrawn: () => void;
  readonly onPick: (index: number) => void;
  /** The graphics card could not be had, or has been taken away. */
  readonly onLost: () => void;
};

/** The room on a canvas, drawn only when something changes. */
export function Room({ stock, theme, title, power, seenIndex, label, marks, onDrawn, onPick, onLost }: RoomProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<Drawing | undefined>(undefined);
  const room = useRef<OpenRoom | undefined>(undefined);
  const tellDrawn = useEffectEvent(onDrawn);
  const tellLost = useEffectEvent(onLost);
  const pick = useEffectEvent(onPick);

  // Synchronises the graphics card with the canvas being there.
  useEffect(() => {
    if (!canvas.current) return undefined;
    try {
      drawing.current = startDrawing({
        canvas: canvas.current,
        isFine: power === 'full',
        onSized: () => room.current?.refresh(),
        onLost: () => tellLost(),
      });
    } catch {
      tellLost();
    }
    return () => {
      drawing.current?.stop();
      drawing.current = undefined;
    };
  }, [power]);

  // Synchronises the scene with what hangs in it and by which light.
  useEffect(() => {
    if (!canvas.current || !frame.current || !drawing.current) return undefined;
    const { scene, camera, ask } = drawing.current;
    const opened = openRoom({
      ...{ scene, camera, stock, theme, title },
      canvas: canvas.current,
      keys: frame.current,
      marks: marks.current,
      onPick: (index) => pick(index),
      onMoved: ask,
    });
    room.current = opened;
    opened.refresh();
    // After the frame that has the room in it.
    let waiting = requestAnimationFrame(() => {
      waiting = requestAnimationFrame(() => tellDrawn());
    });
    return () => {
      cancelAnimationFrame(waiting);
      room.current = undefined;
      opened.close();
    };
  }, [stock, theme, title, marks]);

  // Synchronises where the visitor stands with the piece that is asked for.
  useEffect(() => {
    if (seenIndex !== undefined) room.current?.goTo(seenIndex);
  }, [seenIndex]);

  return (
    // Arrow keys walk, so a screen reader has to hand them over.
    <div ref={frame} css={styles.root} role="application" aria-label={label} tabIndex={0}>
      <canvas ref={canvas} css={styles.canvas} />
    </div>
  );
}

const styles = {
  root: css({ position: 'absolute', inset: 0, '&:focus-visible': { outlineOffset: -2 } }),
  canvas: css({ display: 'block', width: '100%', height: '100%' }),
};
