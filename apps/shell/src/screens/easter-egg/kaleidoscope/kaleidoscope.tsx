import { useText } from '@orime/platform';
import { Button, IconButton, Text, color, css, space, REDUCED_MOTION, useMediaQuery } from '@orime/ui';
import { Pause, Play } from '@orime/ui/icons';
import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { EGG } from '../easter-egg-content.ts';
import { TILES } from './cloth-tiles.ts';
import { useMovingPicture } from './use-moving-picture.ts';
import { useTilt } from './use-tilt.ts';

/** Pixels a finger may move before a tap becomes a drag. */
const SLACK = 8;

/** Cloth between mirrors: a tap turns to the next, a drag or the tilt of the device looks around. */
export function Kaleidoscope({ onFound }: { readonly onFound: () => void }) {
  const text = useText();
  const { kaleidoscope } = EGG;
  const [turns, setTurns] = useState(0);
  const tile = TILES[turns % TILES.length] ?? TILES[0];
  const isCalm = useMediaQuery(REDUCED_MOTION);
  const [isPaused, setPaused] = useState(false);
  const { canvas, moveBy, moveTo } = useMovingPicture(tile, isCalm || isPaused);
  // A hand is never quite still, so a paused picture takes no tilt.
  const tilt = useTilt((towards, sideways) => !isPaused && moveTo(sideways * 4, towards * 4));
  const finger = useRef<{ x: number; y: number; moved: number } | null>(null);

  function handleMove({ clientX, clientY }: PointerEvent): void {
    const { current } = finger;
    if (current === null) return;
    const [x, y] = [clientX - current.x, clientY - current.y];
    finger.current = { x: clientX, y: clientY, moved: current.moved + Math.hypot(x, y) };
    moveBy(x, y);
  }

  function handleTurn(): void {
    const wasDrag = (finger.current?.moved ?? 0) > SLACK;
    finger.current = null;
    if (wasDrag) return;
    setTurns(turns + 1);
    if (turns + 2 >= TILES.length) onFound();
  }

  return (
    <div css={styles.root}>
      <button
        css={styles.button}
        type="button"
        aria-label={text(kaleidoscope.turn)}
        onClick={handleTurn}
        onPointerDown={({ clientX, clientY }) => (finger.current = { x: clientX, y: clientY, moved: 0 })}
        onPointerMove={handleMove}
        onPointerCancel={() => (finger.current = null)}
      >
        <canvas ref={canvas} css={styles.canvas} width="600" height="600" aria-hidden />
      </button>
      <div css={styles.foot}>
        <p css={styles.name} role="status">
          {text(kaleidoscope.at(text(kaleidoscope.cloths[tile]), (turns % TILES.length) + 1, TILES.length))}
        </p>
        {!isCalm && (
          <IconButton label={text(isPaused ? kaleidoscope.play : kaleidoscope.pause)} onClick={() => setPaused(!isPaused)}>
            {isPaused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
          </IconButton>
        )}
      </div>
      {tilt.state === 'ask' && (
        <Button variant="secondary" onClick={tilt.ask}>
          {text(kaleidoscope.tilt)}
        </Button>
      )}
      {tilt.state === 'refused' && <Text tone="muted">{text(kaleidoscope.tiltRefused)}</Text>}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', justifyItems: 'center', gap: space[3] }),
  button: css({
    display: 'block',
    width: 'min(100%, 62svh)',
    aspectRatio: '1',
    borderRadius: '50%',
    overflow: 'hidden',
    background: color.sunken,
    touchAction: 'pan-y',
    userSelect: 'none',
  }),
  canvas: css({ width: '100%', height: '100%' }),
  foot: css({ display: 'flex', alignItems: 'center', gap: space[2], minHeight: '2.75rem' }),
  name: css({ color: color.muted, textAlign: 'center' }),
};
