import { useQuery } from '@orime/platform';
import { color, css, media, motion } from '@orime/ui';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { landQuery } from '../point-map/index.ts';
import type { TripStop } from './trip-stops.ts';
import { middleOf, viewOf } from './trip-view.ts';

export type TripMapProps = {
  readonly stops: readonly TripStop[];
  /** The stop that is being read, from 1; 0 shows the whole way. */
  readonly current: number;
};

const SIZE = 1000;

/** The way over the land. It says nothing that the list of stops does not say, so it is hidden from screen readers. */
export function TripMap({ stops, current }: TripMapProps) {
  const { data: land } = useQuery(landQuery);
  const placed = stops.flatMap(({ place }, index) => (place === null ? [] : [{ place, number: index + 1 }]));
  const projection = geoNaturalEarth1()
    .rotate([-middleOf(placed.map(({ place }) => place)), 0])
    .fitWidth(SIZE, { type: 'Sphere' });
  const [, [, bottom]] = geoPath(projection).bounds({ type: 'Sphere' });
  const height = Math.ceil(bottom);
  const draw = geoPath(projection);
  const marks = placed.map(({ place, number }) => {
    const [x = 0, y = 0] = projection([place.lon, place.lat]) ?? [];
    return { number, x, y };
  });
  const here = marks.find(({ number }) => number === current);
  const view = viewOf(here && { x: here.x / SIZE, y: here.y / height });
  const way = draw({ type: 'LineString', coordinates: placed.map(({ place: { lon, lat } }) => [lon, lat]) });
  return (
    <div css={styles.root} aria-hidden>
      <div css={styles.world} style={{ transform: `translate(${view.left}%, ${view.top}%) scale(${view.scale})`, '--zoom': view.scale }}>
        <svg viewBox={`0 0 ${SIZE} ${height}`} css={styles.svg}>
          {land && <path d={draw(land) ?? undefined} css={styles.land} />}
          <path d={way ?? undefined} css={styles.way} />
          {marks.map(({ number, x, y }) => (
            <circle key={number} cx={x} cy={y} css={[styles.mark, number === current && styles.here]} />
          ))}
        </svg>
      </div>
    </div>
  );
}

const styles = {
  root: css({ position: 'relative', height: '100%', overflow: 'hidden', background: color.sunken, display: 'grid', alignItems: 'center' }),
  // The shift is in percent of the drawing, which is as wide as the panel.
  world: css({
    width: '100%',
    transformOrigin: '0 0',
    transition: `transform ${motion.slow}`,
    transitionDuration: '900ms',
    [media.reducedMotion]: { transition: 'none' },
  }),
  svg: css({ display: 'block', width: '100%', overflow: 'visible' }),
  land: css({ fill: color.lineStrong, stroke: 'none' }),
  way: css({
    fill: 'none',
    stroke: color.accent,
    strokeWidth: 'calc(2.5px / var(--zoom))',
    strokeDasharray: 'calc(7px / var(--zoom)) calc(6px / var(--zoom))',
  }),
  mark: css({ r: 'calc(7px / var(--zoom))', fill: color.page, stroke: color.accent, strokeWidth: 'calc(2.5px / var(--zoom))' }),
  here: css({ r: 'calc(11px / var(--zoom))', fill: color.accent }),
};
