import type { GeoPoint } from '@orime/contracts/api/discovery/geo';
import { Link, useFormat, useLanguage, useT, useText } from '@orime/platform';
import { Button, color, css, Disclosure, EmptyState, Heading, space, Text } from '@orime/ui';
import { KindMark } from '../map/kind-mark.tsx';

export type PlacesListProps = {
  readonly points: readonly GeoPoint[];
  /** Country to open at once. */
  readonly focus: string | null;
  readonly onShow: (point: GeoPoint) => void;
  readonly onClear: () => void;
};

/** Everything on the map in words, by country: complete without seeing or steering the picture. */
export function PlacesList({ points, focus, onShow, onClear }: PlacesListProps) {
  const t = useT('directory-globe');
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const countries = [...Map.groupBy(points, ({ country }) => country)].toSorted(([a], [b]) =>
    format.compare(format.country(a), format.country(b)),
  );
  if (points.length === 0)
    return (
      <EmptyState
        title={t('globe.none.title')}
        actions={
          <Button variant="secondary" onClick={onClear}>
            {t('globe.none.clear')}
          </Button>
        }
      />
    );
  return (
    <section aria-labelledby="all-places">
      <Heading level={2} size={3} id="all-places" css={styles.heading}>
        {t('globe.list', { count: points.length })}
      </Heading>
      {countries.map(([code, places]) => (
        <Disclosure
          key={code}
          title={t('globe.country', { country: format.country(code), count: places.length })}
          open={code === focus || undefined}
        >
          <p css={styles.links}>
            <Link to={`/catalog/${code.toLowerCase()}`}>{t('globe.list-designs', { country: format.country(code) })}</Link>
            <Link to={`/designers?country=${code}`}>{t('globe.list-designers', { country: format.country(code) })}</Link>
          </p>
          <ul css={styles.list}>
            {places.map((point) => (
              <li key={point.id} css={styles.place}>
                <KindMark kind={point.kind} />
                <span css={styles.name}>
                  {point.kind === 'stockist' ? text(point) : <Link to={point.url}>{text(point)}</Link>}
                  <Text as="span" size="sm" tone="muted">
                    {t(`map.kind.${point.kind}`)} · {(language === 'jp' && point.cityJp) || point.city}
                  </Text>
                </span>
                <Button variant="ghost" size="sm" aria-label={t('globe.show-name', { name: text(point) })} onClick={() => onShow(point)}>
                  {t('globe.show')}
                </Button>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </section>
  );
}

const styles = {
  heading: css({ marginBlockEnd: space[4] }),
  links: css({ display: 'flex', flexWrap: 'wrap', gap: space[4], marginBlockEnd: space[3] }),
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
  place: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: space[3],
    alignItems: 'center',
    paddingBlock: space[2],
    borderBlockStart: `1px solid ${color.line}`,
  }),
  name: css({ display: 'grid' }),
};
