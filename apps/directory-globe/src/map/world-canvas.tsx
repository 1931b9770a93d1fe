import { useFormat, useLanguage, useT, useText, useTheme } from '@orime/platform';
import { css, radius } from '@orime/ui';
import { geoContains } from 'd3-geo';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type PointerEvent } from 'react';
import { createClusters, nextMember, type Mark } from './cluster-points.ts';
import { drawMap, type Arc, type DrawnMark } from './draw-map.ts';
import { makeProjection } from './make-projection.ts';
import { readPalette } from './map-palette.ts';
import type { MapPoint } from './map-point.ts';
import type { Outlines } from './outlines.api.ts';
import { useCanvasSize } from './use-canvas-size.ts';
import { useCountryNames } from './use-country-names.ts';
import { useMapGestures } from './use-map-gestures.ts';
import { MAX_ZOOM, type Projection, type Viewport, type ViewportStore } from './viewport.ts';

const PRESS_RADIUS_PX = 22;
/** Of a turn at zoom 0: about a pixel of a map of 600. */
const GLIDE_DEG = 0.5;
/** More countries than the opening globe names. */
const NAMED_AHEAD = 40;
/** Without a move for so long the map rests. */
const REST_MS = 150;

export type WorldCanvasProps<Point extends MapPoint> = {
  readonly label: string;
  /** Id of the text that explains the keys. */
  readonly describedBy?: string;
  /** Land and countries; undefined while they are on their way. */
  readonly outlines: Outlines | undefined;
  readonly points: readonly Point[];
  readonly arcs: readonly Arc[];
  readonly projection: Projection;
  readonly view: ViewportStore;
  readonly selectedId: string | null;
  readonly onMove: (viewport: Viewport) => void;
  readonly onSelect: (point: Point | null) => void;
  /** Pressed where there is no mark, by ISO code. */
  readonly onCountry?: ((code: string) => void) | undefined;
};

/** The map as a picture that can be turned. Everything on it is also in a list beside it, for those who do not see it. */
export function WorldCanvas<Point extends MapPoint>(props: WorldCanvasProps<Point>) {
  const { label, describedBy, outlines, points, arcs, projection, view, selectedId, onMove, onSelect, onCountry } = props;
  const theme = useTheme();
  const language = useLanguage();
  const countryName = useCountryNames();
  const markName = useMarkName<Point>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<readonly DrawnMark<Point>[]>([]);
  /** The first shows the ground alone, the second marks and arcs as well, those after it all. All at once would be a long task of a phone. */
  const frames = useRef(0);
  const [hovered, setHovered] = useState<Mark<Point> | null>(null);
  const size = useCanvasSize(canvas);
  // Indexing thousands of points is the costly part; it depends on them alone.
  const clusters = useMemo(() => createClusters(points), [points]);
  const palette = useRef<ReturnType<typeof readPalette> | null>(null);
  const before = useRef<Viewport | null>(null);

  // Synchronises the colours with the theme: they are read with the next frame, when the page has its variables.
  useEffect(() => {
    palette.current = null;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the theme changes the page's variables
  }, [theme]);
  const draw = useEffectEvent(() => {
    const element = canvas.current;
    if (element === null || size === null) return false;
    palette.current ??= readPalette(element);
    const viewport = view.getState();
    const [hasMarks, hasNames] = [frames.current > 0, frames.current > 1];
    const labels = hasNames ? { country: countryName, mark: markName, hovered } : undefined;
    const marks = hasMarks ? clusters(viewport.zoom) : [];
    const isGliding = before.current !== null && glides(before.current, viewport);
    before.current = viewport;
    const scene = { projection, viewport, outlines, marks, arcs: hasMarks ? arcs : [], selectedId, labels, isGliding };
    drawn.current = drawMap(element, size, palette.current, scene);
    frames.current += 1;
    return !hasNames;
  });
  // What a frame would stop for is made before it, in tasks of their own.
  useEffect(() => {
    const timer = setTimeout(() => clusters(view.getState().zoom));
    return () => clearTimeout(timer);
  }, [clusters, view]);
  const nameCountries = useEffectEvent(() => outlines?.countries.slice(0, NAMED_AHEAD).forEach(({ code }) => countryName(code)));
  useEffect(() => {
    const timer = setTimeout(nameCountries);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- names are kept for each language
  }, [outlines, language]);
  // Synchronises the bitmap with what it shows, at most once a frame.
  useEffect(() => {
    let frame = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    function plan(): void {
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        if (draw()) plan();
      });
    }
    plan();
    const stop = view.subscribe(() => {
      plan();
      clearTimeout(rest);
      rest = setTimeout(plan, REST_MS);
    });
    return () => {
      stop();
      clearTimeout(rest);
      cancelAnimationFrame(frame);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whatever a frame shows begins another one
  }, [view, size, projection, outlines, clusters, arcs, selectedId, hovered, theme, language]);

  function nearest(x: number, y: number, reach: number): Mark<Point> | undefined {
    return drawn.current
      .map((entry) => ({ mark: entry.mark, distance: Math.hypot(entry.x - x, entry.y - y) }))
      .filter(({ distance }) => distance <= reach)
      .toSorted((a, b) => a.distance - b.distance)[0]?.mark;
  }

  function handlePress(x: number, y: number, reach = PRESS_RADIUS_PX): void {
    const mark = nearest(x, y, reach);
    if (mark?.point) return onSelect(mark.point);
    const viewport = view.getState();
    // Places at the same spot never come apart: each press shows the next of them.
    if (mark !== undefined && viewport.zoom >= MAX_ZOOM) return onSelect(nextMember(mark, selectedId));
    if (mark !== undefined) return onMove({ lon: mark.lon, lat: mark.lat, zoom: Math.max(viewport.zoom + 1, mark.opensAt) });
    const place = size === null ? null : makeProjection(projection, viewport, size).invert?.([x, y]);
    const country = place && outlines?.countries.find(({ shape }) => geoContains(shape, place));
    if (country && onCountry !== undefined) onCountry(country.code);
    else onSelect(null);
  }

  function handleHover(event: PointerEvent<HTMLCanvasElement>): void {
    // Whoever drags looks for no mark.
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    setHovered(nearest(event.clientX - box.left, event.clientY - box.top, PRESS_RADIUS_PX) ?? null);
  }

  const gestures = useMapGestures({ canvas, projection, view, onMove, onPress: handlePress });
  return (
    <canvas
      ref={canvas}
      css={styles.canvas}
      // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- arrow keys turn the map: they have to reach it instead of the screen reader
      role="application"
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      {...gestures}
      onPointerMove={(event) => {
        gestures.onPointerMove(event);
        handleHover(event);
      }}
      onPointerLeave={() => setHovered(null)}
    />
  );
}

/** Whether a frame moves the map by no more than about a pixel, where a jump from pixel to pixel would be seen. */
function glides(from: Viewport, to: Viewport): boolean {
  if (from === to || from.zoom !== to.zoom) return false;
  return Math.hypot(to.lon - from.lon, to.lat - from.lat) * 2 ** to.zoom < GLIDE_DEG;
}

/** What stands beside a mark: a name, or the cities of a cluster with its number of places. */
function useMarkName<Point extends MapPoint>(): (mark: Mark<Point>) => string {
  const t = useT('directory-globe');
  const text = useText();
  const format = useFormat();
  return ({ point, members, count }) => {
    if (point !== null) return text(point);
    const cities = [...new Set(members.map(({ city = '', cityJp }) => text({ name: city, nameJp: cityJp })))].filter((city) => city !== '');
    return cities.length === 0 ? t('map.cluster', { count }) : t('map.cluster-of', { count, places: format.list(cities.slice(0, 2)) });
  };
}

const styles = {
  canvas: css({
    display: 'block',
    width: '100%',
    height: '100%',
    borderRadius: radius.sm,
    cursor: 'grab',
    touchAction: 'pan-y pinch-zoom',
    '&:active': { cursor: 'grabbing' },
  }),
};
