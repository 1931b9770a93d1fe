import type { CheckoutTotals } from '@orime/contracts/api/selling/checkout';
import { useFormat, useT } from '@orime/platform';
import { color, css, font, space } from '@orime/ui';

/** What a purchase comes to, row by row. */
export function Totals({ totals }: { readonly totals: CheckoutTotals }) {
  const t = useT('retail-shop');
  const format = useFormat();
  const money = (amount: { readonly priceMinor: number; readonly currency: string }) => format.money(amount.priceMinor, amount.currency);
  return (
    <dl css={styles.list}>
      <Row label={t('totals.subtotal')} amount={money(totals.subtotal)} />
      {totals.discount.priceMinor > 0 && <Row label={t('totals.discount')} amount={`−${money(totals.discount)}`} />}
      <Row label={t('totals.shipping')} amount={totals.shipping.priceMinor === 0 ? t('totals.free') : money(totals.shipping)} />
      {!totals.taxIncluded && <Row label={t('totals.tax')} amount={money(totals.tax)} />}
      <div css={[styles.row, styles.total]}>
        <dt>{t('totals.total')}</dt>
        <dd>{money(totals.total)}</dd>
      </div>
      {totals.taxIncluded && totals.tax.priceMinor > 0 && (
        <div css={[styles.row, styles.small]}>
          <dt>{t('totals.tax-included')}</dt>
          <dd>{money(totals.tax)}</dd>
        </div>
      )}
    </dl>
  );
}

function Row({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <div css={styles.row}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

const styles = {
  list: css({ display: 'grid', gap: space[2], fontVariantNumeric: 'tabular-nums' }),
  row: css({ display: 'flex', justifyContent: 'space-between', gap: space[4] }),
  total: css({
    paddingBlockStart: space[3],
    borderBlockStart: `1px solid ${color.line}`,
    fontSize: font.size.xl,
    fontWeight: font.weight.semibold,
  }),
  small: css({ fontSize: font.size.sm, color: color.muted }),
};
