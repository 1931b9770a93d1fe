import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { Link, useFormat, useText } from '@orime/platform';
import { Text } from '@orime/ui';
import { MoneyTable, Table } from '@orime/ui/data';
import { Panel } from '../../../parts/panel.tsx';
import { useOrdersT } from '../orders-texts.ts';

/** What was bought, what of it has left, and what it costs, as frozen when the order was placed. */
export function OrderGoods({ order }: { readonly order: SellerOrder }) {
  const t = useOrdersT();
  const format = useFormat();
  const text = useText();
  const money = (minor: number): string => format.money(minor, order.currency);
  const { totals } = order;
  const row = (id: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total', minor: number) => ({
    id,
    label: t(id === 'tax' && totals.taxIncluded ? 'orders.sum.tax-included' : `orders.sum.${id}`),
    amounts: { amount: money(minor) },
  });
  return (
    <Panel title={t('orders.goods')}>
      <Table caption={t('orders.goods')}>
        <thead>
          <tr>
            <th scope="col">{t('orders.goods.garment')}</th>
            <th scope="col" data-align="end">
              {t('orders.goods.quantity')}
            </th>
            <th scope="col" data-align="end">
              {t('orders.goods.shipped')}
            </th>
            <th scope="col" data-align="end">
              {t('orders.goods.unit')}
            </th>
            <th scope="col" data-align="end">
              {t('orders.goods.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <Link to={`/designs/${encodeURIComponent(line.slug)}`}>{text(line)}</Link>
                <Text size="sm" tone="muted">
                  {[
                    line.size,
                    text(line.colour),
                    t(`orders.mode.${line.mode}`),
                    line.serial === undefined ? '' : t('orders.serial', { serial: line.serial }),
                  ]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </Text>
              </th>
              <td data-align="end">{format.number(line.quantity)}</td>
              <td data-align="end">{format.number(line.fulfilledQuantity)}</td>
              <td data-align="end">{money(line.unit.priceMinor)}</td>
              <td data-align="end">{money(line.total.priceMinor)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <MoneyTable
        caption={t('orders.sum')}
        labelHeader={t('orders.sum')}
        columns={[{ id: 'amount', header: t('orders.goods.total') }]}
        lines={[
          row('subtotal', totals.subtotal.priceMinor),
          ...(totals.discount.priceMinor === 0 ? [] : [row('discount', -totals.discount.priceMinor)]),
          row('shipping', totals.shipping.priceMinor),
          row('tax', totals.tax.priceMinor),
          { ...row('total', totals.total.priceMinor), kind: 'total' as const },
        ]}
      />
    </Panel>
  );
}
