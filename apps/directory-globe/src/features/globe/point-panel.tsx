import { ProductGridSkeleton } from '@orime/cards';
import type { GeoPoint } from '@orime/contracts/api/discovery/geo';
import { Link, Slot, useFormat, useLanguage, useT, useText } from '@orime/platform';
import { buttonStyles, color, css, Heading, IconButton, space, Text, X } from '@orime/ui';

/** What was pressed on the map. Stockists have no page of their own: their address is the answer. */
export function PointPanel({ point, onClose }: { readonly point: GeoPoint; readonly onClose: () => void }) {
  const t = useT('directory-globe');
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const city = (language === 'jp' && point.cityJp) || point.city;
  return (
    <aside css={styles.root} aria-live="polite" aria-labelledby="globe-point">
      <div css={styles.head}>
        <Text label tone="accent">
          {t(`globe.kind.${point.kind}`)}
        </Text>
        <IconButton label={t('globe.close')} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      <Heading level={2} size={3} id="globe-point">
        {text(point)}
      </Heading>
      <Text size="sm" tone="muted">
        {t('producer.place', { city, country: format.country(point.country) })}
      </Text>
      <Text>{text(point.summary)}</Text>
      {point.kind !== 'stockist' && (
        <Link css={buttonStyles({ variant: 'secondary' })} to={point.url}>
          {t(`globe.open.${point.kind}`)}
        </Link>
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
  root: css({
    display: 'grid',
    gap: space[3],
    justifyItems: 'start',
    padding: space[4],
    background: color.surface,
    borderInlineStart: `2px solid ${color.accent}`,
  }),
  designs: css({ display: 'grid', gap: space[3], width: '100%', marginBlockStart: space[3] }),
  head: css({ display: 'flex', width: '100%', justifyContent: 'space-between', alignItems: 'center' }),
};
