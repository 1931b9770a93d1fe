import type { GeoPoint } from '@orime/contracts/api/discovery/geo';
import { Link, useFormat, useQuery, useT } from '@orime/platform';
import { buttonStyles, css, FailedState, Heading, IconButton, Skeleton, SkeletonRegion, space, Text, X } from '@orime/ui';
import { countKinds, GEO_KINDS_ALL } from './geo-kinds.ts';
import { countryQuery } from './globe.api.ts';
import { PanelPlaces } from './panel-places.tsx';
import { panelStyles } from './panel-styles.ts';

export type CountryPanelProps = {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly onClose: () => void;
  readonly onShow: (point: GeoPoint) => void;
};

/** What a country has: how much of each kind, its lists elsewhere on the site, and its places. */
export function CountryPanel({ code, onClose, onShow }: CountryPanelProps) {
  const t = useT('directory-globe');
  const format = useFormat();
  const country = useQuery(countryQuery(code));
  const name = format.country(code);
  return (
    <aside css={panelStyles.root} aria-labelledby="globe-country">
      <div css={panelStyles.head}>
        <Text label tone="muted">
          {t('globe.country-label')}
        </Text>
        <IconButton label={t('globe.close')} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      <Heading level={2} size={3} id="globe-country">
        {name}
      </Heading>
      {country.isPending && (
        <SkeletonRegion>
          <Skeleton height="12rem" />
        </SkeletonRegion>
      )}
      {country.isError && <FailedState level={3} onRetry={() => void country.refetch()} busy={country.isFetching} />}
      {country.data && country.data.points.length === 0 && <Text>{t('globe.country-empty', { country: name })}</Text>}
      {country.data && country.data.points.length > 0 && (
        <>
          <Text>{summary(country.data.points)}</Text>
          <div css={styles.links}>
            {country.data.designs > 0 && (
              <Link css={buttonStyles({ variant: 'secondary' })} to={`/catalog/${code.toLowerCase()}`}>
                {t('globe.country-designs', { count: country.data.designs })}
              </Link>
            )}
            <Link css={buttonStyles({ variant: 'secondary' })} to={`/designers?country=${code}`}>
              {t('globe.country-designers')}
            </Link>
          </div>
          <PanelPlaces
            title={t('globe.list', { count: country.data.points.length })}
            places={country.data.points.map((point) => ({ point, note: t(`map.kind.${point.kind}`) }))}
            onShow={onShow}
          />
        </>
      )}
    </aside>
  );

  function summary(points: readonly GeoPoint[]): string {
    const counts = countKinds(points);
    return format.list(GEO_KINDS_ALL.filter((kind) => counts[kind] > 0).map((kind) => t(`globe.count.${kind}`, { count: counts[kind] })));
  }
}

const styles = {
  links: css({ display: 'flex', flexWrap: 'wrap', gap: space[2] }),
};
