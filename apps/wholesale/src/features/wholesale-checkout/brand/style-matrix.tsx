import { stripZeroSizes } from '@orime/commerce';
import type { SizeQuantities } from '@orime/commerce';
import type { WholesaleCartItem } from '@orime/contracts';
import { useMarket, useQuery, useSession } from '@orime/platform';
import { FailedState, Skeleton } from '@orime/ui';
import { cartItemOf, OrderMatrix, orderLines, orderOf, styleQuery } from '../../product/index.ts';
import type { Order } from '../../product/index.ts';

export type StyleMatrixProps = {
  readonly item: WholesaleCartItem;
  /** The whole cart as it is being typed. */
  readonly items: readonly WholesaleCartItem[];
  readonly onChange: (item: WholesaleCartItem, sizes: SizeQuantities) => void;
};

/** Every colour and size of a line's style. A colour that gets its first units becomes a line of its own. */
export function StyleMatrix({ item, items, onChange }: StyleMatrixProps) {
  const { currency } = useMarket();
  const session = useSession();
  const account = session.status === 'signed-in' ? session.user._id : 'visitor';
  const { data: product, isError, isFetching, refetch } = useQuery(styleQuery(item.product._id, currency, account));
  if (product === undefined)
    return isError ? <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} /> : <Skeleton height="9rem" />;

  const order = orderOf(product, items);
  function handleChange(next: Order): void {
    if (product === undefined) return;
    for (const line of orderLines(product, next)) {
      const before = stripZeroSizes(order[line.row.designId] ?? {});
      if (JSON.stringify(before) === JSON.stringify(stripZeroSizes(line.sizes))) continue;
      const known = items.find((one) => one.product._id === line.row.designId) ?? cartItemOf(product, line);
      if (known !== undefined) onChange(known, line.sizes);
    }
  }
  return <OrderMatrix product={product} lines={orderLines(product, order)} order={order} onChange={handleChange} />;
}
