import type { WholesaleProduct } from '@orime/contracts/api/trade/wholesale';
import { useFormat, useMarket, useT } from '@orime/platform';
import { Button, color, css, font, Heading, Notice, space, Text } from '@orime/ui';
import type { OrderLine } from './order-lines.ts';

export type OrderSummaryProps = {
  readonly product: WholesaleProduct;
  readonly lines: readonly OrderLine[];
  /** The cart holds some of this style already. */
  readonly isInCart: boolean;
  readonly busy: boolean;
  readonly onSave: () => void;
};

/** Units and amount as they are now, against the maker's minimums, and the way into the cart. */
export function OrderSummary({ product, lines, isInCart, busy, onSave }: OrderSummaryProps) {
  const t = useT('wholesale');
  const format = useFormat();
  const { currency } = useMarket();
  const units = lines.reduce((sum, line) => sum + line.units, 0);
  const amountMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  const hasProblems = lines.some(({ problems }) => problems.length > 0);
  const isEmpty = units === 0 && !isInCart;
  const { firstOrder } = product.minimums;
  return (
    <aside css={styles.root} aria-labelledby="order-summary">
      <Heading id="order-summary" level={3} size={4}>
        {t('summary.title')}
      </Heading>
      <div css={styles.sums} role="status">
        <span>{t('summary.units', { count: units })}</span>
        <strong css={styles.amount}>{format.money(amountMinor, currency)}</strong>
      </div>
      {firstOrder && amountMinor < firstOrder.priceMinor && (
        <Text size="sm" tone="muted">
          {t('summary.minimum', {
            minimum: format.money(firstOrder.priceMinor, firstOrder.currency),
            missing: format.money(firstOrder.priceMinor - amountMinor, firstOrder.currency),
          })}
        </Text>
      )}
      {hasProblems && <Notice tone="warning">{t('summary.problems')}</Notice>}
      <Button block size="lg" busy={busy} disabled={isEmpty || hasProblems} onClick={onSave}>
        {t(isInCart ? 'summary.update' : 'summary.add')}
      </Button>
      <Text size="xs" tone="muted">
        {t('summary.note')}
      </Text>
    </aside>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[3],
    alignSelf: 'start',
    position: 'sticky',
    insetBlockStart: '5rem',
    padding: space[5],
    background: color.surface,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
  }),
  sums: css({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', fontVariantNumeric: 'tabular-nums' }),
  amount: css({ fontSize: font.size.xl, fontWeight: font.weight.medium }),
};
