import type { WholesaleQuote } from '@orime/contracts/api/trade/wholesale-quote';
import { useFormat, useT } from '@orime/platform';
import { color, css, font, space } from '@orime/ui';

/** The credit limit: what open orders use of it, and what this one would. */
export function CreditBar({ credit }: { readonly credit: NonNullable<WholesaleQuote['credit']> }) {
  const t = useT('wholesale');
  const format = useFormat();
  const { limit, used, needed } = credit;
  const money = (minor: number): string => format.money(minor, limit.currency);
  const share = (minor: number): number => (limit.priceMinor === 0 ? 1 : Math.min(1, minor / limit.priceMinor));
  const isOver = used.priceMinor + needed.priceMinor > limit.priceMinor;
  return (
    <div css={styles.root}>
      <p css={styles.head}>
        <span>{t('checkout.credit')}</span>
        <span>{money(limit.priceMinor)}</span>
      </p>
      <div
        css={styles.bar}
        style={{ '--used': share(used.priceMinor), '--needed': share(needed.priceMinor) }}
        data-over={isOver || undefined}
        aria-hidden
      >
        <span />
        <span />
      </div>
      <p css={styles.note}>
        {t('checkout.credit.state', {
          used: money(used.priceMinor),
          needed: money(needed.priceMinor),
          left: money(Math.max(0, limit.priceMinor - used.priceMinor - needed.priceMinor)),
        })}
      </p>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[1], fontSize: font.size.sm, fontVariantNumeric: 'tabular-nums' }),
  head: css({ display: 'flex', justifyContent: 'space-between' }),
  bar: css({
    display: 'flex',
    height: 6,
    background: color.line,
    overflow: 'hidden',
    '& > :first-of-type': { width: 'calc(var(--used) * 100%)', background: color.muted },
    '& > :last-of-type': { width: 'calc(var(--needed) * 100%)', background: color.accent },
    '&[data-over] > :last-of-type': { background: color.danger },
  }),
  note: css({ color: color.muted }),
};
