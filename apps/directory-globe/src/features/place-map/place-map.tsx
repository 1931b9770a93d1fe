import type { GeoPoints } from '@orime/contracts/api/discovery/geo';
import { Link, useNavigate, useT, useText } from '@orime/platform';
import { color, css, media, space, Text } from '@orime/ui';
import { WhenNear } from '@orime/ui/data';
import { listPartners } from '../globe/works-with.ts';
import { KindMark } from '../map/kind-mark.tsx';
import { MiniMap } from '../map/mini-map.tsx';
import { resolveArcs } from '../map/resolve-arcs.ts';

export type PlaceMapProps = {
  readonly handle: string;
  readonly geo: GeoPoints;
};

/** Where a designer or producer is and whom it works with: a map, and the same in words beside it. */
export function PlaceMap({ handle, geo }: PlaceMapProps) {
  const t = useT('directory-globe');
  const text = useText();
  const navigate = useNavigate();
  const place = geo.points.find(({ url }) => url.endsWith(`/${handle}`));
  if (place === undefined) return <Text tone="muted">{t('place-map.none')}</Text>;
  const partners = listPartners(geo, place.id);
  return (
    <div css={styles.room}>
      <div css={styles.root}>
        <WhenNear css={styles.map}>
          <MiniMap
            points={geo.points}
            arcs={resolveArcs(geo.points, geo.arcs)}
            selectedId={place.id}
            onSelect={(point) => {
              if (point !== null && point.id !== place.id) void navigate(point.url);
            }}
          />
        </WhenNear>
        <div css={styles.words}>
          <Text>{t('place-map.place', { name: text(place), city: text({ name: place.city, nameJp: place.cityJp }) })}</Text>
          {partners.length > 0 && (
            <ul css={styles.list} aria-label={place.kind === 'producer' ? t('globe.makes-for') : t('globe.made-by')}>
              {partners.map(({ point, designs }) => (
                <li key={point.id} css={styles.partner}>
                  <KindMark kind={point.kind} />
                  <Link to={point.url}>{text(point)}</Link>
                  <Text as="span" size="sm" tone="muted">
                    {t('globe.designs', { count: designs })}
                  </Text>
                </li>
              ))}
            </ul>
          )}
          <Link to={`/globe?place=${place.id}&at=${place.lon.toFixed(2)},${place.lat.toFixed(2)},5`}>{t('place-map.world')}</Link>
        </div>
      </div>
    </div>
  );
}

const styles = {
  // The columns follow the room that the page gives, not the window.
  room: css({ containerType: 'inline-size' }),
  root: css({
    display: 'grid',
    gap: space[5],
    '@container (min-width: 44rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(14rem, 1fr)' },
  }),
  map: css({ height: '16rem', [media.tablet]: { height: '22rem' } }),
  words: css({ display: 'grid', gap: space[3], alignContent: 'start' }),
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
  partner: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: space[3],
    alignItems: 'center',
    paddingBlock: space[2],
    borderBlockStart: `1px solid ${color.line}`,
  }),
};
