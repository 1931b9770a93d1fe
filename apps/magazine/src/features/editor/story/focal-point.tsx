import type { ImageRef } from '@orime/contracts';
import { useT } from '@orime/platform';
import { color, css, Image, space, Text } from '@orime/ui';
import type { KeyboardEvent, MouseEvent } from 'react';

type Point = { readonly x: number; readonly y: number };
export type FocalPointProps = { readonly image: ImageRef; readonly value: Point | null; readonly onChange: (point: Point) => void };

const MIDDLE: Point = { x: 0.5, y: 0.5 };
const STEP = 0.02;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const inside = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;

/** The point of the cover that stays in sight when it is cropped; by pointer or by arrow keys. */
export function FocalPoint({ image, value, onChange }: FocalPointProps) {
  const t = useT('magazine');
  const { x, y } = value ?? MIDDLE;
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    // A press of a key comes without a place.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onChange({ x: inside((event.clientX - box.left) / box.width), y: inside((event.clientY - box.top) / box.height) });
  };
  const handleKey = (event: KeyboardEvent): void => {
    const step = ARROWS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onChange({ x: inside(x + step.x), y: inside(y + step.y) });
  };
  return (
    <div css={styles.root}>
      <button
        css={styles.picture}
        type="button"
        aria-label={t('editor.cover.focal', { x: Math.round(x * 100), y: Math.round(y * 100) })}
        onClick={handleClick}
        onKeyDown={handleKey}
      >
        <Image image={image} alt="" sizes="20rem" />
        <span css={styles.point} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
      </button>
      <Text size="sm" tone="muted">
        {t('editor.cover.focal-hint')}
      </Text>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2] }),
  picture: css({ position: 'relative', width: 'min(100%, 20rem)', cursor: 'crosshair' }),
  point: css({
    position: 'absolute',
    width: '1.5rem',
    height: '1.5rem',
    transform: 'translate(-50%, -50%)',
    borderRadius: '50%',
    border: `2px solid ${color.onPhoto}`,
    boxShadow: '0 0 0 2px rgb(0 0 0 / 0.6)',
    pointerEvents: 'none',
  }),
};
