import { create, useQuery, useT } from '@orime/platform';
import { color, css, FailedState, IconButton, Minus, Plus, radius, space, VisuallyHidden, z } from '@orime/ui';
import { Pause, Play } from '@orime/ui/icons';
import { useEffect, useId, useState } from 'react';
import type { Arc } from './draw-map.ts';
import type { MapPoint } from './map-point.ts';
import { outlinesQuery } from './outlines.api.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useSettled } from './use-settled.ts';
import { useSlowTurn } from './use-slow-turn.ts';
import { clampViewport, type Projection, type Viewport, type ViewportStore } from './viewport.ts';
import { WorldCanvas } from './world-canvas.tsx';

export type MapStageProps<Point extends MapPoint> = {
  readonly label: string;
  readonly points: readonly Point[];
  readonly arcs: readonly Arc[];
  readonly projection: Projection;
  readonly start: Viewport;
  /** A new object moves the map there. */
  readonly target?: Viewport | null;
  readonly selectedId: string | null;
  /** The globe turns slowly until it is touched or stopped; on a device that does not keep up it stands still. */
  readonly turns?: boolean;
  /** The viewport the reader has moved to, once it rests. */
  readonly onSettle?: (viewport: Viewport) => void;
  readonly onSelect: (point: Point | null) => void;
  readonly onCountry?: (code: string) => void;
};

const ZOOM_STEP = 0.75;

/** The canvas with its buttons. The viewport lives in a store of its own: a turning globe renders nothing of the page. */
export function MapStage<Point extends MapPoint>(props: MapStageProps<Point>) {
  const { label, points, arcs, projection, start, target = null, selectedId, turns = false, onSettle, onSelect, onCountry } = props;
  const t = useT('directory-globe');
  const keys = useId();
  const [view] = useState<ViewportStore>(() => create<Viewport>(() => start));
  const [isMoving, setMoving] = useState(turns);
  const outlines = useQuery(outlinesQuery);
  const isCalm = useReducedMotion();
  const mayTurn = turns && projection === 'globe' && !isCalm;
  const settle = useSettled<Viewport>((rested) => onSettle?.(rested));

  function handleMove(wanted: Viewport): void {
    const next = clampViewport(wanted);
    setMoving(false);
    view.setState(next);
    settle(next);
  }

  function handleZoom(step: number): void {
    const now = view.getState();
    handleMove({ ...now, zoom: now.zoom + step });
  }

  useSlowTurn({ isWanted: mayTurn && isMoving, view, onTooSlow: () => setMoving(false) });
  // Synchronises the viewport with a place that the page around it names.
  useEffect(() => {
    if (target !== null) handleMove(target);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another target moves the map
  }, [target]);

  // Places without land around them are no map.
  if (outlines.isError)
    return (
      <div css={[styles.root, styles.failed]}>
        <FailedState onRetry={() => void outlines.refetch()} busy={outlines.isFetching} css={styles.message} />
      </div>
    );
  return (
    <div css={styles.root}>
      <VisuallyHidden id={keys}>{t('map.keys')}</VisuallyHidden>
      <WorldCanvas
        label={label}
        describedBy={keys}
        outlines={outlines.data}
        points={points}
        arcs={arcs}
        projection={projection}
        view={view}
        selectedId={selectedId}
        onMove={handleMove}
        onSelect={(point) => {
          setMoving(false);
          onSelect(point);
        }}
        onCountry={
          onCountry &&
          ((code) => {
            setMoving(false);
            onCountry(code);
          })
        }
      />
      <div css={styles.buttons}>
        {mayTurn && (
          <IconButton label={isMoving ? t('map.stop') : t('map.turn')} onClick={() => setMoving(!isMoving)}>
            {isMoving ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
          </IconButton>
        )}
        <IconButton label={t('map.zoom-in')} onClick={() => handleZoom(ZOOM_STEP)}>
          <Plus size={18} aria-hidden />
        </IconButton>
        <IconButton label={t('map.zoom-out')} onClick={() => handleZoom(-ZOOM_STEP)}>
          <Minus size={18} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

const styles = {
  root: css({ position: 'relative', width: '100%', height: '100%', minWidth: 0 }),
  failed: css({ overflow: 'auto' }),
  message: css({ minHeight: '100%', boxSizing: 'border-box', marginBlock: 0 }),
  buttons: css({
    position: 'absolute',
    insetBlockEnd: space[2],
    insetInlineStart: space[2],
    zIndex: z.raised,
    display: 'flex',
    background: color.page,
    border: `1px solid ${color.line}`,
    borderRadius: radius.sm,
  }),
};
