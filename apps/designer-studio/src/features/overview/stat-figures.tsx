import type { ProfileStats } from '@orime/contracts/api/people/profile-stats';
import { Link, useFormat } from '@orime/platform';
import { color, css, font, media, space } from '@orime/ui';
import { useOverviewT } from './overview-texts.ts';

const KEYS = ['views', 'likes', 'followers', 'orders', 'netMinor'] as const;

/** The last 30 days in figures, each beside the 30 days before, and what the next payout holds. */
export function StatFigures({ stats }: { readonly stats: ProfileStats }) {
  const t = useOverviewT();
  const format = useFormat();
  const { totals, before, currency, payable } = stats;
  const written = (key: (typeof KEYS)[number], value: number): string =>
    key === 'netMinor' ? format.money(value, currency) : format.number(value);
  return (
    <dl css={styles.root} aria-label={t('figures.label')}>
      {KEYS.map((key) => (
        <div key={key} css={styles.figure}>
          <dt css={styles.term}>{t(`figures.30.${key}`)}</dt>
          <dd css={styles.value}>{written(key, totals[key])}</dd>
          <dd css={styles.before}>{t('figures.before', { value: written(key, before[key]) })}</dd>
        </div>
      ))}
      <div css={styles.figure}>
        <dt css={styles.term}>{t('figures.payable')}</dt>
        {payable.length === 0 && <dd css={styles.value}>–</dd>}
        {/* A line each: an amount that breaks in its middle reads as two. */}
        {payable.map(({ priceMinor, currency: unit }) => (
          <dd key={unit} css={styles.value}>
            {format.money(priceMinor, unit)}
          </dd>
        ))}
        <dd css={styles.before}>
          <Link to="/dashboard?tab=money">{t('figures.money')}</Link>
        </dd>
      </div>
    </dl>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: space[4],
    margin: 0,
    borderBlock: `1px solid ${color.line}`,
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  }),
  figure: css({ display: 'grid', gap: space[1], alignContent: 'start', paddingBlock: space[4], minWidth: 0 }),
  term: css({ fontSize: font.size.sm, color: color.muted }),
  value: css({
    margin: 0,
    fontFamily: font.display,
    fontSize: font.size.h4,
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
  before: css({ margin: 0, fontSize: font.size.xs, color: color.muted }),
};
