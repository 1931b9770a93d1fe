import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import { useFormat } from '@orime/platform';
import { color, css, media, space } from '@orime/ui';
import { ChevronDown } from '@orime/ui/icons';
import { useCheckoutT } from './checkout-texts.ts';
import { SUMMARY_ID } from './summary-panel.tsx';

/** What it comes to, first of all: on a phone the sum itself stands after the form. */
export function SummaryLink({ quote }: { readonly quote: CheckoutQuote | undefined }) {
  const t = useCheckoutT();
  const format = useFormat();
  const total = quote?.totals.total;
  return (
    <a css={styles.root} href={`#${SUMMARY_ID}`}>
      <span>{t('checkout.summary.show')}</span>
      <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
      <strong css={styles.total}>{total && format.money(total.priceMinor, total.currency)}</strong>
    </a>
  );
}

const styles = {
  root: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '3.25rem',
    paddingInline: space[4],
    background: color.sunken,
    color: color.text,
    textDecoration: 'none',
    [media.desktop]: { display: 'none' },
  }),
  total: css({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }),
};
