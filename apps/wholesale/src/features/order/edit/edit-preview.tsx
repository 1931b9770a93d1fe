import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { useFormat, useT, useText } from '@orime/platform';
import { css, Notice, space, Text } from '@orime/ui';
import { MoneyTable } from '@orime/ui/data';
import type { useEditQuote } from './use-edit-quote.ts';

export type EditPreviewProps = {
  readonly order: WholesaleOrder;
  readonly preview: ReturnType<typeof useEditQuote>;
  readonly shippingMinor: number | null;
};

/** Goods and freight as they were and as they would be. */
export function EditPreview({ order, preview, shippingMinor }: EditPreviewProps) {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  const { brand, problems, isStale } = preview;
  const money = (minor: number): string => format.money(minor, order.currency);
  if (brand === undefined) return null;
  return (
    <div css={[styles.root, isStale && styles.stale]} aria-busy={isStale}>
      {problems.map((problem) => (
        <Notice key={problem.code} tone="warning" role="alert">
          {text(problem.text)}
        </Notice>
      ))}
      <MoneyTable
        caption={t('edit.preview')}
        labelHeader={t('checkout.summary.of')}
        columns={[
          { id: 'before', header: t('checkout.changed.before') },
          { id: 'after', header: t('checkout.changed.after') },
        ]}
        lines={[
          {
            id: 'goods',
            label: t('order.goods'),
            note: t('checkout.units', { count: brand.units }),
            amounts: { before: money(order.subtotal.priceMinor), after: money(brand.subtotal.priceMinor) },
          },
          {
            id: 'shipping',
            label: t('checkout.shipping'),
            amounts: { before: money(order.shipping.priceMinor), after: money(shippingMinor ?? order.shipping.priceMinor) },
          },
        ]}
      />
      <Text size="xs" tone="muted">
        {t('edit.preview.note')}
      </Text>
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[3] }), stale: css({ opacity: 0.5 }) };
