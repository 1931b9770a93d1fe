import { useQuery } from '@orime/platform';
import { color, css } from '@orime/ui';
import { geoAzimuthalEqualArea, geoCircle, geoPath } from 'd3-geo';
import { landQuery } from './land.ts';

export type PointMapProps = { readonly position: { readonly lat: number; readonly lon: number } };

const WIDTH = 1000;
const HEIGHT = 420;
/** What is shown around it, in degrees: coasts that one knows, and no more. */
const RADIUS_DEG = 18;

/** Where in the world something is. It says nothing that the words beside it do not say, so it is hidden from screen readers. */
export function PointMap({ position: { lat, lon } }: PointMapProps) {
  const { data: land } = useQuery(landQuery);
  const around = geoCircle().center([lon, lat]).radius(RADIUS_DEG)();
  const projection = geoAzimuthalEqualArea()
    .rotate([-lon, -lat])
    .fitWidth(WIDTH, around)
    .translate([WIDTH / 2, HEIGHT / 2]);
  const draw = geoPath(projection);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} css={styles.map} preserveAspectRatio="xMidYMid slice" aria-hidden>
      {land && <path d={draw(land) ?? undefined} css={styles.land} />}
      <circle cx={WIDTH / 2} cy={HEIGHT / 2} r={34} css={styles.ring} />
      <circle cx={WIDTH / 2} cy={HEIGHT / 2} r={9} css={styles.mark} />
    </svg>
  );
}

const styles = {
  map: css({ display: 'block', width: '100%', height: '100%', background: color.sunken }),
  land: css({ fill: color.lineStrong, stroke: 'none' }),
  ring: css({ fill: 'none', stroke: color.accent, strokeWidth: 1.5 }),
  mark: css({ fill: color.accent }),
};
