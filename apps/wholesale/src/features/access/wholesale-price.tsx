import type { WholesaleStyle } from '@orime/contracts/api/trade/wholesale';
import { useFormat, useMarket, useT } from '@orime/platform';
import { css, font, Text } from '@orime/ui';
import type { Access } from './use-trade-read.ts';

export type WholesalePriceProps = {
  readonly style: Pick<WholesaleStyle, 'wholesale' | 'msrp'>;
  /** Undefined while it is not known yet. */
  readonly access: Access | undefined;
};

/** What a store pays and what it may ask, or why neither is shown. */
export function WholesalePrice({ style: { wholesale, msrp }, access }: WholesalePriceProps) {
  const t = useT('wholesale');
  const format = useFormat();
  const { currency } = useMarket();
  if (wholesale !== null) {
    return (
      <span css={styles.root}>
        <strong css={styles.amount}>{format.money(wholesale.priceMinor, wholesale.currency)}</strong>
        {msrp && (
          <Text as="span" size="xs" tone="muted">
            {t('price.msrp', { price: format.money(msrp.priceMinor, msrp.currency) })}
          </Text>
        )}
      </span>
    );
  }
  if (access === undefined) return null;
  const isPriced = access === 'verified' || access === 'owner' || access === 'staff';
  return (
    <Text as="span" size="sm" tone="muted">
      {isPriced ? t('price.none', { currency }) : t('price.verify')}
    </Text>
  );
}

const styles = {
  root: css({ display: 'inline-flex', flexWrap: 'wrap', gap: '0 0.5rem', alignItems: 'baseline', fontVariantNumeric: 'tabular-nums' }),
  amount: css({ fontWeight: font.weight.medium }),
};
