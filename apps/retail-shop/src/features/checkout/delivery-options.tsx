import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import { useFormat, useText } from '@orime/platform';
import { css, RadioGroup, space, Text } from '@orime/ui';
import { useCheckoutT } from './checkout-texts.ts';
import type { ShippingMethod } from './checkout.api.ts';

export type DeliveryOptionsProps = {
  readonly quote: CheckoutQuote;
  readonly onChoose: (sellerId: string, method: ShippingMethod) => void;
};

/** Each designer sends an own parcel: one choice per designer, the first one made already. */
export function DeliveryOptions({ quote, onChoose }: DeliveryOptionsProps) {
  const t = useCheckoutT();
  const text = useText();
  const format = useFormat();
  return (
    <div css={styles.root}>
      {quote.sellers.length > 1 && (
        <Text size="sm" tone="muted">
          {t('order.split', { count: quote.sellers.length })}
        </Text>
      )}
      {quote.sellers.map(({ seller, shippingOptions, shippingMethod, freeShipping }) => (
        <div key={seller.id} css={styles.seller}>
          <RadioGroup<ShippingMethod>
            framed
            legend={t('checkout.delivery.from', { name: text(seller) })}
            value={shippingMethod}
            onChange={(method) => onChoose(seller.id, method)}
            options={shippingOptions.map(({ method, price }) => ({
              value: method,
              label: (
                <span css={styles.option}>
                  <span>{t(`checkout.delivery.${method}`)}</span>
                  <span>{price.priceMinor === 0 ? t('totals.free') : format.money(price.priceMinor, price.currency)}</span>
                </span>
              ),
              hint: t(`checkout.delivery.${method}.time`),
            }))}
          />
          {!freeShipping.reached && (
            <Text size="sm" tone="muted">
              {t('checkout.delivery.missing', { amount: format.money(freeShipping.missing.priceMinor, freeShipping.missing.currency) })}
            </Text>
          )}
        </div>
      ))}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5] }),
  seller: css({ display: 'grid', gap: space[2] }),
  option: css({ display: 'flex', justifyContent: 'space-between', gap: space[3] }),
};
