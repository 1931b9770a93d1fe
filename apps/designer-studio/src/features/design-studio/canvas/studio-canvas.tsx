import { useFormat } from '@orime/platform';
import { Button, color, css, font, IconButton, media, Notice, space, Spinner, VisuallyHidden } from '@orime/ui';
import { ZoomIn, ZoomOut } from '@orime/ui/icons';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useStudioT } from '../studio-texts.ts';
import { useStudioStore } from '../studio.store.ts';
import { pressStudioKey } from './studio-keys.ts';
import { useKeyPen } from './use-key-pen.ts';
import { useStage } from './use-stage.ts';

export type StudioCanvasProps = { readonly areaName: string; readonly onFull: () => void };

const PAN_PIXELS = 40;

/** The drawing surface. Everything it does has a place in the layers panel too; where it cannot be had, the panel remains. */
export function StudioCanvas(props: StudioCanvasProps) {
  const [attempt, setAttempt] = useState(0);
  return <Surface key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Surface({ areaName, onFull, onRetry }: StudioCanvasProps & { readonly onRetry: () => void }) {
  const t = useStudioT();
  const format = useFormat();
  const hint = useId();
  const [room, canvas] = [useRef<HTMLDivElement>(null), useRef<HTMLCanvasElement>(null)];
  const tool = useStudioStore((state) => state.tool);
  const keyPen = useKeyPen(onFull);
  const { stage, status, zoom } = useStage(canvas, room, tool === 'brush' ? keyPen.pen : undefined, onFull);

  function handleKey(event: KeyboardEvent): void {
    if (keyPen.press(event) || pressStudioKey(event)) return;
    const pans: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [PAN_PIXELS, 0],
      ArrowRight: [-PAN_PIXELS, 0],
      ArrowUp: [0, PAN_PIXELS],
      ArrowDown: [0, -PAN_PIXELS],
    };
    const pan = pans[event.key];
    if (pan) stage.current?.pan(...pan);
    else if (event.key === '+' || event.key === '=') stage.current?.zoomBy(1.25);
    else if (event.key === '-') stage.current?.zoomBy(0.8);
    else if (event.key === '0') stage.current?.fit();
    else return;
    event.preventDefault();
  }

  return (
    <div css={styles.root}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application has keys of its own */}
      <div
        ref={room}
        css={styles.room}
        role="application"
        aria-label={t('design-studio.canvas', { area: areaName })}
        aria-describedby={hint}
        data-stage={status}
        tabIndex={0}
        onKeyDown={handleKey}
      >
        <canvas ref={canvas} />
        {status === 'loading' && (
          <span css={styles.over}>
            <Spinner />
          </span>
        )}
        {status === 'failed' && (
          <div css={styles.over}>
            <Notice tone="warning" role="alert">
              {t('design-studio.canvas.failed')}
            </Notice>
            <Button variant="secondary" size="sm" onClick={onRetry}>
              {t('design-studio.retry')}
            </Button>
          </div>
        )}
      </div>
      <VisuallyHidden id={hint}>{t(tool === 'brush' ? 'design-studio.canvas.pen-keys' : 'design-studio.canvas.keys')}</VisuallyHidden>
      <div css={styles.zoom} role="group" aria-label={t('design-studio.zoom')}>
        <IconButton label={t('design-studio.zoom.out')} onClick={() => stage.current?.zoomBy(0.8)}>
          <ZoomOut size={18} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <button
          css={styles.fit}
          type="button"
          aria-label={t('design-studio.zoom.fit', { zoom: format.percent(zoom) })}
          onClick={() => stage.current?.fit()}
        >
          {format.percent(zoom)}
        </button>
        <IconButton label={t('design-studio.zoom.in')} onClick={() => stage.current?.zoomBy(1.25)}>
          <ZoomIn size={18} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

const styles = {
  root: css({ position: 'relative', display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', minHeight: 0 }),
  room: css({
    '--stage-line': color.muted,
    '--stage-accent': color.accent,
    '--stage-page': color.page,
    position: 'relative',
    overflow: 'hidden',
    height: 'min(30rem, 62svh)',
    background: color.sunken,
    [media.desktop]: { height: '100%', minHeight: '24rem' },
  }),
  over: css({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[3],
    padding: space[4],
  }),
  zoom: css({
    position: 'absolute',
    insetBlockEnd: space[2],
    insetInlineEnd: space[2],
    display: 'flex',
    alignItems: 'center',
    background: color.surface,
    border: `1px solid ${color.line}`,
  }),
  fit: css({ minWidth: '3.5rem', minHeight: '2.75rem', fontSize: font.size.sm, fontVariantNumeric: 'tabular-nums' }),
};
