import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { Link, useFormat, useSearchParams, useText } from '@orime/platform';
import { Badge } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { ORDER_STATES, ORDER_TONES, PAYMENT_TONES } from './order-status.ts';
import { useOrdersT } from './orders-texts.ts';

/** What is known of an order in a list. The number's filter also finds beginnings of mail addresses. */
export function useOrderColumns(): readonly GridColumn<SellerOrder>[] {
  const t = useOrdersT();
  const format = useFormat();
  const text = useText();
  const [search] = useSearchParams();
  const query = search.toString();

  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`orders.column.${id}`), width, sortable: false });
    return [
      {
        ...column('number', 11),
        isRowHeader: true,
        value: ({ number }) => number,
        cell: ({ id, number }) => {
          const params = new URLSearchParams(query);
          params.set('order', id);
          return <Link to={`/admin/orders?${params.toString()}`}>{number}</Link>;
        },
        filter: { kind: 'text' },
      },
      {
        ...column('placed', 11),
        value: ({ placedAt }) => placedAt.slice(0, 10),
        cell: ({ placedAt }) => <time dateTime={placedAt}>{format.date(placedAt, { dateStyle: 'medium' })}</time>,
      },
      {
        ...column('status', 10),
        value: ({ status }) => t(`orders.status.${status}`),
        cell: ({ status }, value) => <Badge tone={ORDER_TONES[status]}>{value}</Badge>,
        filter: { kind: 'choice', options: ORDER_STATES.map((value) => ({ value, label: t(`orders.status.${value}`) })) },
      },
      {
        ...column('payment', 11),
        value: ({ paymentStatus }) => t(`orders.payment.${paymentStatus}`),
        cell: ({ paymentStatus }, value) => <Badge tone={PAYMENT_TONES[paymentStatus]}>{value}</Badge>,
      },
      {
        ...column('total', 9),
        align: 'end',
        value: ({ totals }) => totals.total.price,
        cell: ({ totals: { total } }) => format.money(total.priceMinor, total.currency),
      },
      { ...column('customer', 16), value: ({ buyer }) => buyer.email },
      { ...column('designer', 13), value: ({ seller }) => text(seller) },
      { ...column('country', 10), value: ({ buyer }) => format.country(buyer.address.country) },
      { ...column('units', 7), align: 'end', value: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0) },
    ];
  }, [t, format, text, query]);
}
