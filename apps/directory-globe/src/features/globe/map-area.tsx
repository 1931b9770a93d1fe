import type { GeoPoint, GeoPoints } from '@orime/contracts/api/discovery/geo';
import { useT } from '@orime/platform';
import { css, media, space, Text, VisuallyHidden } from '@orime/ui';
import { useEffect, useState } from 'react';
import type { GeoKind } from './geo-kinds.ts';
import { GlobeControls } from './globe-controls.tsx';
import type { Viewport } from './globe-view.ts';
import { PointPanel } from './point-panel.tsx';
import type { GlobeViewState } from './use-globe-view.ts';
import { useSlowTurn } from './use-slow-turn.ts';
import { useViewport } from './use-viewport.ts';
import { WorldCanvas } from './world-canvas.tsx';

export type MapAreaProps = {
  readonly geo: GeoPoints;
  /** Those that pass the filters. */
  readonly points: readonly GeoPoint[];
  readonly view: GlobeViewState;
  readonly selected: GeoPoint | null;
  readonly target: Viewport | null;
  readonly onSelect: (point: GeoPoint | null) => void;
};

const FOCUS_ZOOM = 4;

/** Controls, picture and panel. The viewport lives here: a turning globe must not render the list again with every frame. */
export function MapArea({ geo, points, view, selected, target, onSelect }: MapAreaProps) {
  const t = useT('directory-globe');
  const [viewport, moveTo] = useViewport(view);
  const [isTouched, setTouched] = useState(false);
  const { focus } = view;

  function handleShow(wanted: Viewport): void {
    setTouched(true);
    moveTo(wanted);
  }

  useSlowTurn(!isTouched && view.projection === 'globe' && viewport.zoom < 1.5 && selected === null, viewport, moveTo);
  // Synchronises the viewport with a place that the list or the address names.
  useEffect(() => {
    if (target !== null) handleShow(target);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another target moves the map
  }, [target]);
  useEffect(() => {
    const places = geo.points.filter(({ country }) => country === focus);
    if (places.length === 0) return;
    const mean = (read: (point: GeoPoint) => number) => places.reduce((sum, point) => sum + read(point), 0) / places.length;
    handleShow({ lon: mean(({ lon }) => lon), lat: mean(({ lat }) => lat), zoom: FOCUS_ZOOM });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another country moves the map
  }, [focus]);

  return (
    <div css={styles.columns}>
      <VisuallyHidden id="globe-keys">{t('globe.keys')}</VisuallyHidden>
      <div css={styles.map}>
        <WorldCanvas
          points={points}
          arcs={geo.arcs}
          projection={view.projection}
          viewport={viewport}
          selectedId={selected?.id ?? null}
          onMove={handleShow}
          onSelect={(point) => {
            setTouched(true);
            onSelect(point);
          }}
        />
      </div>
      <div css={styles.panel}>
        {selected === null ? <Text tone="muted">{t('globe.hint')}</Text> : <PointPanel point={selected} onClose={() => onSelect(null)} />}
      </div>
      <div css={styles.controls}>
        <GlobeControls
          view={view}
          counts={countKinds(geo.points)}
          onZoom={(step) => handleShow({ ...viewport, zoom: viewport.zoom + step })}
        />
      </div>
    </div>
  );
}

function countKinds(points: readonly GeoPoint[]): Readonly<Record<GeoKind, number>> {
  const counts: Record<GeoKind, number> = { designer: 0, producer: 0, stockist: 0, story: 0 };
  for (const { kind } of points) counts[kind] += 1;
  return counts;
}

const styles = {
  // The map comes first: on a phone it is what one came for, and the controls follow it.
  columns: css({
    display: 'grid',
    gap: space[5],
    marginBlockEnd: space[8],
    [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr) 18rem', gridTemplateAreas: '"controls map panel"', alignItems: 'start' },
  }),
  map: css({ minWidth: 0, [media.desktop]: { gridArea: 'map' } }),
  panel: css({ minHeight: '4rem', [media.desktop]: { gridArea: 'panel' } }),
  controls: css({ [media.desktop]: { gridArea: 'controls' } }),
};
