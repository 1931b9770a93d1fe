import type { GeoPoint, GeoPoints } from '@orime/contracts/api/discovery/geo';
import { useQuery, useT, useTheme } from '@orime/platform';
import { css, radius } from '@orime/ui';
import { useEffect, useMemo, useRef } from 'react';
import { createClusters } from './cluster-points.ts';
import { drawMap, type Arc, type DrawnMark } from './draw-map.ts';
import type { Projection, Viewport } from './globe-view.ts';
import { landQuery } from './globe.api.ts';
import { useCanvasSize } from './use-canvas-size.ts';
import { useMapGestures } from './use-map-gestures.ts';

const PRESS_RADIUS_PX = 22;

export type WorldCanvasProps = {
  readonly points: readonly GeoPoint[];
  readonly arcs: GeoPoints['arcs'];
  readonly projection: Projection;
  readonly viewport: Viewport;
  readonly selectedId: string | null;
  readonly onMove: (viewport: Viewport) => void;
  readonly onSelect: (point: GeoPoint | null) => void;
};

/** The map as a picture that can be turned. Everything on it is also in the list beside it, for those who do not see it. */
export function WorldCanvas({ points, arcs, projection, viewport, selectedId, onMove, onSelect }: WorldCanvasProps) {
  const t = useT('directory-globe');
  const theme = useTheme();
  const land = useQuery(landQuery);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<readonly DrawnMark[]>([]);
  const size = useCanvasSize(canvas);
  // Indexing thousands of points is the costly part; it depends on them alone.
  const clusters = useMemo(() => createClusters(points), [points]);
  const shownArcs = useMemo(() => resolveArcs(points, arcs), [points, arcs]);

  // Synchronises the bitmap with what it shows; the theme is read from the page's variables.
  useEffect(() => {
    const element = canvas.current;
    if (element === null || size === null) return undefined;
    const frame = requestAnimationFrame(() => {
      drawn.current = drawMap(element, size, {
        projection,
        viewport,
        land: land.data,
        marks: clusters(viewport.zoom),
        arcs: shownArcs,
        selectedId,
      });
    });
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the theme changes the page's variables, which the drawing reads
  }, [size, projection, viewport, land.data, clusters, shownArcs, selectedId, theme]);

  const gestures = useMapGestures({
    canvas,
    viewport,
    onMove,
    onPress(x, y) {
      const nearest = drawn.current
        .map((entry) => ({ ...entry, distance: Math.hypot(entry.x - x, entry.y - y) }))
        .filter(({ distance }) => distance <= PRESS_RADIUS_PX)
        .toSorted((a, b) => a.distance - b.distance)[0];
      if (nearest === undefined) onSelect(null);
      else if (nearest.mark.point !== null) onSelect(nearest.mark.point);
      else onMove({ lon: nearest.mark.lon, lat: nearest.mark.lat, zoom: Math.max(viewport.zoom + 1, nearest.mark.opensAt) });
    },
  });

  return (
    <canvas
      ref={canvas}
      css={styles.canvas}
      // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- arrow keys turn the map: they have to reach it instead of the screen reader
      role="application"
      tabIndex={0}
      aria-label={t('globe.canvas', { count: points.length })}
      aria-describedby="globe-keys"
      {...gestures}
    />
  );
}

function resolveArcs(points: readonly GeoPoint[], arcs: GeoPoints['arcs']): readonly Arc[] {
  const byId = new Map(points.map((point) => [point.id, point]));
  return arcs.flatMap((arc) => {
    const from = byId.get(arc.from);
    const to = byId.get(arc.to);
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
}

const styles = {
  canvas: css({
    display: 'block',
    width: '100%',
    aspectRatio: '1 / 1',
    maxHeight: '78svh',
    borderRadius: radius.sm,
    cursor: 'grab',
    touchAction: 'pan-y pinch-zoom',
    '&:active': { cursor: 'grabbing' },
  }),
};
