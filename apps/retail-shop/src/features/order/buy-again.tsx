import type { Order } from '@orime/contracts/api/selling/order';
import { addToCart, openCart, textOfError, useMarket, useMutation, useT, useText } from '@orime/platform';
import { Button, showToast } from '@orime/ui';
import { listCartItems } from './list-cart-items.ts';

/** Puts what an order had into the cart again, at today's price, as far as it is still sold. */
export function BuyAgain({ order }: { readonly order: Order }) {
  const t = useT('retail-shop');
  const text = useText();
  const { currency } = useMarket();
  const again = useMutation({
    mutationFn: async () => {
      const items = await listCartItems(order.lines, currency);
      for (const item of items) await addToCart(item);
      return items.length;
    },
    onSuccess: async (count) => {
      if (count < order.lines.length) showToast({ message: count === 0 ? t('order.again.none') : t('order.again.some') });
      if (count > 0) await openCart();
    },
    onError: (error) => showToast({ message: text(textOfError(error)), tone: 'danger' }),
  });
  return (
    <Button variant={order.status === 'expired' ? 'primary' : 'secondary'} busy={again.isPending} onClick={() => again.mutate()}>
      {order.status === 'expired' ? t('order.again.expired') : t('order.again')}
    </Button>
  );
}
