import type { WholesaleQuote } from '@orime/contracts/api/trade/wholesale-quote';
import { useFormat, useT } from '@orime/platform';
import { css, ProgressBar, space, Text } from '@orime/ui';

/** How far an order is from the designer's minimum; nothing for designers without one. */
export function MinimumBar({ brand }: { readonly brand: WholesaleQuote['brands'][number] }) {
  const t = useT('wholesale');
  const format = useFormat();
  const { minimum, missing, subtotal } = brand;
  if (minimum.priceMinor === 0) return null;
  const money = {
    minimum: format.money(minimum.priceMinor, minimum.currency),
    missing: format.money(missing.priceMinor, missing.currency),
  };
  return (
    <div css={styles.root}>
      <ProgressBar hideLabel label={t('checkout.minimum.label', money)} value={subtotal.priceMinor / minimum.priceMinor} />
      <Text size="sm" tone={missing.priceMinor > 0 ? 'danger' : 'muted'} role="status">
        {t(missing.priceMinor > 0 ? 'checkout.minimum.missing' : 'checkout.minimum.reached', money)}
      </Text>
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[1] }) };
