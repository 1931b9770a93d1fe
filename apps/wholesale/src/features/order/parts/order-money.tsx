import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { useFormat, useT } from '@orime/platform';
import { Heading } from '@orime/ui';
import { MoneyTable } from '@orime/ui/data';

/** What an order amounts to, and what of it is due before work begins. */
export function OrderMoney({ order }: { readonly order: WholesaleOrder }) {
  const t = useT('wholesale');
  const format = useFormat();
  const money = ({ priceMinor, currency }: WholesaleOrder['total']): { amount: string } => ({ amount: format.money(priceMinor, currency) });
  return (
    <section aria-labelledby="order-money">
      <Heading id="order-money" level={2} size={3}>
        {t('order.money')}
      </Heading>
      <MoneyTable
        caption={t('order.money')}
        labelHeader={t('checkout.summary.of')}
        columns={[{ id: 'amount', header: t('matrix.amount') }]}
        lines={[
          { id: 'goods', label: t('order.goods'), note: t('checkout.units', { count: order.units }), amounts: money(order.subtotal) },
          { id: 'shipping', label: t('checkout.shipping'), amounts: money(order.shipping) },
          { id: 'tax', label: t('checkout.tax'), note: format.percent(order.taxRateBp / 10_000), amounts: money(order.tax) },
          { id: 'total', kind: 'total', label: t('checkout.total'), amounts: money(order.total) },
          { id: 'advance', kind: 'total', label: t('checkout.now'), amounts: money(order.advance) },
        ]}
      />
    </section>
  );
}
