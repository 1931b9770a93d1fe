import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { useT } from '@orime/platform';
import { DataTable } from '@orime/ui/data';
import { useState } from 'react';
import type { Choice } from '../batch/index.ts';
import { OrderDetails } from '../order-details.tsx';
import { useOrderColumns } from './use-order-columns.tsx';

export type OrderTableProps = {
  readonly orders: readonly SellerOrder[];
  /** Absent where there is nothing to send together. */
  readonly choice: Choice | undefined;
};

/** Orders where there is room for a table. One of them is open, at first the one that is to be sent next. */
export function OrderTable({ orders, choice }: OrderTableProps) {
  const t = useT('designer-studio');
  const [openId, setOpenId] = useState(orders[0]?.id ?? '');
  const columns = useOrderColumns({ choice, openId, onOpen: setOpenId });
  return (
    <DataTable
      caption={t('orders.title')}
      columns={columns}
      rows={orders}
      rowId={({ id }) => id}
      detail={(order) =>
        order.id === openId && (
          <article aria-labelledby={`order-${order.id}`}>
            <OrderDetails order={order} />
          </article>
        )
      }
    />
  );
}
