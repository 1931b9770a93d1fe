import { ProductGridSkeleton } from '@orime/cards';
import type { GeoPoint, GeoPoints } from '@orime/contracts/api/discovery/geo';
import { Link, Slot, useFormat, useT, useText } from '@orime/platform';
import { buttonStyles, css, Heading, IconButton, space, Text, X } from '@orime/ui';
import { PanelPlaces } from './panel-places.tsx';
import { panelStyles } from './panel-styles.ts';
import { wholeSentences } from './whole-sentences.ts';
import { listNeighbours, listPartners } from './works-with.ts';

export type PointPanelProps = {
  readonly geo: GeoPoints;
  readonly point: GeoPoint;
  /** Absent for the place the map opens on. */
  readonly onClose: (() => void) | undefined;
  readonly onShow: (point: GeoPoint) => void;
};

/** One place: what it is, whom it works with, and what else is in its city. */
export function PointPanel({ geo, point, onClose, onShow }: PointPanelProps) {
  const t = useT('directory-globe');
  const text = useText();
  const format = useFormat();
  const city = text({ name: point.city, nameJp: point.cityJp });
  const partners = listPartners(geo, point.id);
  const neighbours = listNeighbours(geo.points, point, partners);
  return (
    <aside css={panelStyles.root} aria-labelledby="globe-point">
      <div css={panelStyles.head}>
        <Text label tone="muted">
          {t(`map.kind.${point.kind}`)}
        </Text>
        {onClose && (
          <IconButton label={t('globe.close')} onClick={onClose}>
            <X size={18} aria-hidden />
          </IconButton>
        )}
      </div>
      <Heading level={2} size={3} id="globe-point">
        {text(point)}
      </Heading>
      <Text size="sm" tone="muted">
        {t('producer.place', { city, country: format.country(point.country) })}
      </Text>
      <Text>{wholeSentences(text(point.summary))}</Text>
      {/* A stockist has no page of its own: its address is the answer. */}
      {point.kind !== 'stockist' && (
        <Link css={buttonStyles({ variant: 'secondary' })} to={point.url}>
          {t(`globe.open.${point.kind}`)}
        </Link>
      )}
      {partners.length > 0 && (
        <PanelPlaces
          title={point.kind === 'producer' ? t('globe.makes-for') : t('globe.made-by')}
          places={partners.map((partner) => ({ point: partner.point, note: t('globe.designs', { count: partner.designs }) }))}
          onShow={onShow}
        />
      )}
      {neighbours.length > 0 && (
        <PanelPlaces
          title={t('globe.also-in', { city })}
          places={neighbours.map((neighbour) => ({ point: neighbour, note: t(`map.kind.${neighbour.kind}`) }))}
          onShow={onShow}
        />
      )}
      {point.kind === 'designer' && (
        <Slot
          key={point.id}
          name="designer-designs@1"
          props={{ designer: point.id }}
          placeholder={<ProductGridSkeleton count={4} columns={[2, 2, 2]} />}
          frame={(content) => (
            <section css={styles.designs} aria-labelledby="globe-newest">
              <Heading level={3} size={4} id="globe-newest">
                {t('globe.newest')}
              </Heading>
              {content}
            </section>
          )}
        />
      )}
    </aside>
  );
}

const styles = {
  designs: css({ display: 'grid', gap: space[3], width: '100%', marginBlockStart: space[3] }),
};
