import { useFormat } from '@orime/platform';
import { css, visuallyHidden } from '@orime/ui';
import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useCutOutT } from '../cut-out-texts.ts';
import type { Mark, Size } from '../matte/index.ts';
import { LEAST_RADIUS, MOST_RADIUS } from '../tools/brush-tools.tsx';
import type { Brush } from '../tools/brush-tools.tsx';
import { longer, pointOf, startMark, stepOf } from './live-mark.ts';
import type { Point } from './live-mark.ts';

export type MarkLayerProps = {
  readonly size: Size;
  readonly brush: Brush;
  readonly onBrush: (brush: Brush) => void;
  readonly onMark: (mark: Mark) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
};

/** Lies over the picture and takes strokes: of a pointer, or of a cross that arrow keys move and Enter sets down. */
export function MarkLayer({ size, brush, onBrush, onMark, onUndo, onRedo }: MarkLayerProps) {
  const t = useCutOutT();
  const format = useFormat();
  const [live, setLive] = useState<Mark>();
  const [cross, setCross] = useState<Point>();
  const [said, setSaid] = useState('');
  const { width, height } = size;
  const radius = (brush.tool === 'brush' ? brush.radius : 0.008) * Math.max(width, height);

  function handleDown(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const point = pointOf(event, event.currentTarget.getBoundingClientRect());
    setCross(undefined);
    if (brush.tool === 'area') return onMark(startMark(brush, point));
    event.currentTarget.setPointerCapture(event.pointerId);
    setLive(startMark(brush, point));
  }

  function handleMove(event: PointerEvent<HTMLDivElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    // A quick stroke has several points a frame.
    const points = event.nativeEvent.getCoalescedEvents?.() ?? [];
    const stops = (points.length === 0 ? [event] : points).map((each) => pointOf(each, box));
    setLive((now) => now && stops.reduce((mark, point) => longer(mark, point, size), now));
  }

  function handleUp(): void {
    if (live !== undefined) onMark(live);
    setLive(undefined);
  }

  function handleKey(event: KeyboardEvent): void {
    const here = cross ?? { x: 0.5, y: 0.5 };
    const next = stepOf(here, event);
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (next !== undefined) {
      setCross(next);
      setSaid(placeText(next));
    } else if (event.key === 'Enter' || event.key === ' ') {
      setCross(here);
      onMark(startMark(brush, here));
      setSaid(t(brush.isKept ? 'cut-out.said.kept' : 'cut-out.said.erased', { place: placeText(here) }));
    } else if (event.key === '[' || event.key === ']') {
      const changed = brush.radius * (event.key === ']' ? 1.25 : 0.8);
      onBrush({ ...brush, radius: Math.min(MOST_RADIUS, Math.max(LEAST_RADIUS, changed)) });
    } else if (isUndo) {
      if (event.shiftKey) onRedo();
      else onUndo();
    } else return;
    event.preventDefault();
  }

  const placeText = ({ x, y }: Point): string => t('cut-out.place', { x: format.percent(x), y: format.percent(y) });

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application handles its own keys, as its description says */}
      <div
        css={styles.root}
        role="application"
        aria-label={t('cut-out.marking')}
        aria-describedby="cut-out-keys"
        tabIndex={0}
        data-kept={brush.isKept || undefined}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={() => setLive(undefined)}
        onKeyDown={handleKey}
        onBlur={() => setCross(undefined)}
      >
        <svg css={styles.drawing} viewBox={`0 0 ${String(width)} ${String(height)}`} aria-hidden>
          {live?.tool === 'brush' && (
            <polyline
              css={styles.stroke}
              points={pairs(live.points, size)}
              style={{ strokeWidth: live.radius * 2 * Math.max(width, height) }}
            />
          )}
          {cross && (
            <g css={styles.cross}>
              <circle cx={cross.x * width} cy={cross.y * height} r={radius} />
              <path d={`M${String(cross.x * width)} 0V${String(height)}M0 ${String(cross.y * height)}H${String(width)}`} />
            </g>
          )}
        </svg>
      </div>
      <span css={visuallyHidden} role="status">
        {said}
      </span>
    </>
  );
}

function pairs(points: readonly number[], { width, height }: Size): string {
  const text = points.map((value, place) => (value * (place % 2 === 0 ? width : height)).toFixed(1));
  // A dot is a line to itself.
  return (text.length === 2 ? [...text, ...text] : text).join(' ');
}

const styles = {
  root: css({
    position: 'absolute',
    inset: 0,
    touchAction: 'none',
    cursor: 'crosshair',
    '--mark': 'var(--color-danger)',
    '&[data-kept]': { '--mark': 'var(--color-success)' },
  }),
  drawing: css({ display: 'block', width: '100%', height: '100%' }),
  stroke: css({ fill: 'none', stroke: 'var(--mark)', strokeLinecap: 'round', strokeLinejoin: 'round', opacity: 0.55 }),
  cross: css({
    fill: 'none',
    stroke: 'var(--mark)',
    strokeWidth: 2,
    '& > *': { vectorEffect: 'non-scaling-stroke' },
    '& > path': { strokeDasharray: '4 6', strokeWidth: 1 },
  }),
};
