import type { Purchase } from '@orime/contracts/api/selling/order';
import { Link, useFormat, useText } from '@orime/platform';
import { Badge, color, css, font, Image, media, space, Text } from '@orime/ui';
import { useAccountT } from '../account-texts.ts';

/** One purchase in the list of one's own. */
export function PurchaseCard({ purchase: { group, orders } }: { readonly purchase: Purchase }) {
  const t = useAccountT();
  const text = useText();
  const format = useFormat();
  const lines = orders.flatMap((order) => order.lines);
  return (
    <article css={styles.root}>
      <div css={styles.pictures}>
        {lines
          .slice(0, 4)
          .map(
            (line) =>
              line.image && <Image key={line.id} image={line.image} alt={text(line)} sizes="5rem" ratio="3 / 4" css={styles.picture} />,
          )}
      </div>
      <div css={styles.words}>
        <h3 css={styles.title}>
          <Link css={styles.link} to={`/order-info/${group.id}`}>
            {t('order.number', { number: group.number })}
          </Link>
        </h3>
        <Text size="sm" tone="muted">
          <time dateTime={group.placedAt}>{format.date(group.placedAt)}</time>
        </Text>
        <ul css={styles.sellers}>
          {orders.map((order) => (
            <li key={order.id} css={styles.seller}>
              {text(order.seller)}
              <Badge>{t(`order.status.${order.status}`)}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <span css={styles.total}>{format.money(group.totals.total.priceMinor, group.currency)}</span>
    </article>
  );
}

const styles = {
  root: css({
    position: 'relative',
    display: 'grid',
    gap: space[4],
    paddingBlock: space[5],
    borderBlockStart: `1px solid ${color.line}`,
    [media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr) auto' },
  }),
  pictures: css({ display: 'flex', gap: space[1] }),
  picture: css({ width: '3.25rem' }),
  words: css({ display: 'grid', gap: space[1], alignContent: 'start' }),
  title: css({ fontWeight: font.weight.semibold }),
  link: css({
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  }),
  sellers: css({ display: 'grid', gap: space[1], padding: 0, marginBlockStart: space[2] }),
  seller: css({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center', fontSize: font.size.sm }),
  total: css({ fontVariantNumeric: 'tabular-nums', fontWeight: font.weight.medium }),
};
