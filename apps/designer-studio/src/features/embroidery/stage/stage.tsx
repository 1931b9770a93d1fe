import { color, css, media, radius, space, Text, VisuallyHidden } from '@orime/ui';
import { useId, useMemo, useRef, type PointerEvent } from 'react';
import { useEmbroideryT } from '../embroidery-texts.ts';
import { shift } from '../shapes/transform.ts';
import type { Shape } from '../stitch/shape.ts';
import { hoopOf } from '../work/hoops.ts';
import { changeShape, endBurst, selectShape, useWorkStore } from '../work/work.store.ts';
import type { Sewing } from '../worker/questions.ts';
import { AngleHandle } from './angle-handle.tsx';
import { addPoint, useDrawingStore } from './drawing.store.ts';
import { DrawnLine } from './drawn-line.tsx';
import { isShownBare } from './is-shown-bare.ts';
import { Needle } from './needle.tsx';
import { ShapeOutline } from './shape-outline.tsx';
import { useStageKeys } from './stage-keys.ts';
import { StitchCanvas } from './stitch-canvas.tsx';
import { useBoxSize } from './use-box-size.ts';

export type StageProps = { readonly sewing: Sewing | undefined };

const MARGIN_MM = 6;

/** The hoop with its stitches. Shapes are moved by pointer or arrow keys; while a line is drawn, pointer and keys set its points. */
export function Stage({ sewing }: StageProps) {
  const t = useEmbroideryT();
  const box = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const work = useWorkStore((state) => state.work);
  const selected = useWorkStore((state) => state.selected);
  const isDrawing = useDrawingStore((state) => state.points !== undefined);
  const { width, height } = useBoxSize(box);
  const hoop = hoopOf(work.hoop);
  const scale = Math.min(width / (hoop.width + 2 * MARGIN_MM), height / (hoop.height + 2 * MARGIN_MM));
  // The canvas is drawn anew when its view is another object.
  const view = useMemo(() => ({ scale, x: width / 2, y: height / 2 }), [scale, width, height]);
  const handleKeyDown = useStageKeys();
  const toMillimetres = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
    const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
    return { x: (clientX - left - width / 2) / scale, y: (clientY - top - height / 2) / scale };
  };

  const handleTake = (event: PointerEvent<SVGPathElement>, shape: Shape): void => {
    if (isDrawing) return;
    event.stopPropagation();
    selectShape(shape.id);
    const start = toMillimetres(event);
    const target = event.currentTarget;
    target.setPointerCapture(event.pointerId);
    const move = (moved: globalThis.PointerEvent): void => {
      const to = toMillimetres(moved);
      if (Math.hypot(to.x - start.x, to.y - start.y) * scale < 4) return;
      changeShape(shape.id, (now) => ({ ...now, paths: shift(shape.paths, to.x - start.x, to.y - start.y) }), `move ${shape.id}`);
    };
    const end = (): void => {
      target.removeEventListener('pointermove', move);
      endBurst();
    };
    target.addEventListener('pointermove', move);
    target.addEventListener('pointerup', end, { once: true });
    target.addEventListener('pointercancel', end, { once: true });
  };
  const handleDraw = (event: PointerEvent<HTMLDivElement>): void => {
    if (isDrawing && (event.type === 'pointerdown' || event.buttons === 1)) addPoint(toMillimetres(event));
  };

  const shape = work.shapes.find(({ id }) => id === selected);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys and pointer itself
    <div
      ref={box}
      css={[styles.root, isDrawing && styles.drawing]}
      role="application"
      tabIndex={0}
      aria-label={t('stage.title')}
      aria-describedby={helpId}
      onKeyDown={handleKeyDown}
      onPointerDown={handleDraw}
      onPointerMove={handleDraw}
    >
      <VisuallyHidden id={helpId}>{t(isDrawing ? 'stage.help.draw' : 'stage.help.select')}</VisuallyHidden>
      {width > 0 && (
        <>
          <svg css={styles.layer} width={width} height={height} aria-hidden>
            <rect
              css={styles.cloth}
              x={view.x - (hoop.width / 2) * scale}
              y={view.y - (hoop.height / 2) * scale}
              width={hoop.width * scale}
              height={hoop.height * scale}
              rx={4 * scale}
            />
          </svg>
          <StitchCanvas plan={sewing?.plan} view={view} width={width} height={height} />
          <svg css={styles.layer} width={width} height={height} aria-hidden>
            <g transform={`translate(${String(view.x)} ${String(view.y)}) scale(${String(scale)})`}>
              {work.shapes.map((one) => (
                <ShapeOutline
                  key={one.id}
                  shape={one}
                  isSelected={one.id === selected}
                  isBare={isShownBare(sewing, one)}
                  onTake={handleTake}
                />
              ))}
              {shape !== undefined && shape.stitch.kind !== 'running' && !isDrawing && (
                <AngleHandle shape={shape} toMillimetres={toMillimetres} />
              )}
              {isDrawing && <DrawnLine />}
            </g>
          </svg>
          {sewing !== undefined && <Needle plan={sewing.plan} view={view} />}
        </>
      )}
      {work.shapes.length === 0 && !isDrawing && (
        <Text tone="muted" css={styles.empty}>
          {t('stage.empty')}
        </Text>
      )}
    </div>
  );
}

const styles = {
  root: css({
    position: 'relative',
    overflow: 'hidden',
    height: 'min(38svh, 24rem)',
    background: color.sunken,
    borderRadius: radius.md,
    touchAction: 'pan-y',
    userSelect: 'none',
    [media.desktop]: { height: 'min(72svh, 46rem)' },
  }),
  drawing: css({ cursor: 'crosshair', touchAction: 'none' }),
  layer: css({ position: 'absolute', inset: 0 }),
  cloth: css({ fill: color.raised, stroke: color.lineStrong }),
  empty: css({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: space[6],
    textAlign: 'center',
    pointerEvents: 'none',
  }),
};
