import { useT } from '@orime/platform';
import { color, css } from '@orime/ui';
import type { Arc } from './draw-map.ts';
import type { MapPoint } from './map-point.ts';
import { MapStage } from './map-stage.tsx';
import { viewportOf, type Viewport } from './viewport.ts';

export type MiniMapProps<Point extends MapPoint> = {
  readonly points: readonly Point[];
  readonly arcs: readonly Arc[];
  readonly selectedId: string | null;
  readonly onSelect: (point: Point | null) => void;
};

const WORLD: Viewport = { lon: 20, lat: 20, zoom: 1 };

/** A flat map of the places of a list or a page, looking at all of them. As high as its box. */
export function MiniMap<Point extends MapPoint>({ points, arcs, selectedId, onSelect }: MiniMapProps<Point>) {
  const t = useT('directory-globe');
  const places = points.map(({ id }) => id).join();
  return (
    <div css={styles.root}>
      <MapStage
        // Other places are another map: it looks at them anew.
        key={places}
        label={t('globe.canvas', { count: points.length })}
        points={points}
        arcs={arcs}
        projection="flat"
        start={viewportOf(points, 4) ?? WORLD}
        selectedId={selectedId}
        onSelect={onSelect}
      />
    </div>
  );
}

const styles = {
  root: css({ height: '100%', minHeight: '14rem', border: `1px solid ${color.line}` }),
};
