import { Link, useFormat, useLanguage, useT } from '@orime/platform';
import { color, css, Heading, space, Text } from '@orime/ui';
import type { DesignerLines } from './order-request.ts';

/** What one designer is asked for: styles, sizes, units and the amount. */
export function DesignerOrder({ group }: { readonly group: DesignerLines }) {
  const t = useT('wholesale');
  const format = useFormat();
  const language = useLanguage();
  return (
    <section aria-label={group.designer}>
      <Heading level={2} size={3}>
        {group.designer}
      </Heading>
      <ul css={styles.list}>
        {group.items.map((item) => (
          <li key={item.product._id} css={styles.line}>
            <span>
              <Link to={`/wholesale/${item.product.slug}`}>{(language === 'jp' && item.designNameJp) || item.designName}</Link>
              <Text size="sm" tone="muted">
                {format.list(Object.entries(item.sizeQuantities).map(([size, units]) => `${size} × ${format.number(units)}`))}
              </Text>
            </span>
            <span>{format.money(item.priceMinor * item.quantity, item.currency)}</span>
          </li>
        ))}
      </ul>
      <Text weight="medium" css={styles.total}>
        <span>{t('checkout.units', { count: group.units })}</span>
        <span>{format.money(group.totalMinor, group.currency)}</span>
      </Text>
    </section>
  );
}

const styles = {
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
  line: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  total: css({ display: 'flex', justifyContent: 'space-between', paddingBlock: space[3] }),
};
