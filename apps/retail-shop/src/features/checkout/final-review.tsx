import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import { Link, useFormat } from '@orime/platform';
import { color, css, font, Heading, space } from '@orime/ui';
import { useId } from 'react';
import { useCheckoutT } from './checkout-texts.ts';

/**
 * What Japanese law wants said right before the order is placed, and what is fair everywhere: quantity, price, delivery
 * cost, when and how payment happens, when parcels leave, how to cancel and return.
 */
export function FinalReview({ quote }: { readonly quote: CheckoutQuote }) {
  const t = useCheckoutT();
  const format = useFormat();
  const id = useId();
  const { totals } = quote;
  const units = quote.lines.reduce((sum, line) => sum + line.quantity, 0);
  const money = (amount: { readonly priceMinor: number; readonly currency: string }) => format.money(amount.priceMinor, amount.currency);
  const isFree = totals.shipping.priceMinor === 0;
  const amounts = { subtotal: money(totals.subtotal), shipping: money(totals.shipping), total: money(totals.total) };
  const rows = [
    ['quantity', t('review.quantity.text', { count: units })],
    ['price', isFree ? t('review.price.free', amounts) : t('review.price.text', amounts)],
    ['payment', t('review.payment.text')],
    [
      'delivery',
      quote.lines.some((line) => line.mode === 'made_to_order') ? t('review.delivery.made-to-order') : t('review.delivery.text'),
    ],
  ] as const;
  return (
    <section css={styles.root} aria-labelledby={id}>
      <Heading level={3} size={5} plain id={id}>
        {t('review.title')}
      </Heading>
      <dl css={styles.list}>
        {rows.map(([key, value]) => (
          <div key={key} css={styles.row}>
            <dt css={styles.term}>{t(`review.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div css={styles.row}>
          <dt css={styles.term}>{t('review.returns')}</dt>
          <dd>
            {t('review.returns.text')} <Link to="/return-policy">{t('details.returns.policy')}</Link>
          </dd>
        </div>
      </dl>
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], padding: space[5], background: color.sunken }),
  list: css({ display: 'grid', gap: space[2], fontSize: font.size.sm }),
  row: css({ display: 'grid', gridTemplateColumns: '7.5rem minmax(0, 1fr)', gap: space[3] }),
  term: css({ color: color.muted }),
};
