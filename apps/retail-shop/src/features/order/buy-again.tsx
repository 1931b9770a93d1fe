import type { Order } from '@orime/contracts/api/selling/order';
import { addToCart, Link, openCart, textOfError, useMarket, useMutation, useText } from '@orime/platform';
import { Button, buttonStyles, showToast } from '@orime/ui';
import { listCartItems } from './list-cart-items.ts';
import { useOrderT } from './order-texts.ts';

/**
 * Puts what an order had into the cart again, at today's price, as far as it is still sold. Only who holds a piece of the private
 * reserve can buy it: the way to that leads over its page.
 */
export function BuyAgain({ order }: { readonly order: Order }) {
  const t = useOrderT();
  const text = useText();
  const { currency } = useMarket();
  const goods = order.lines.filter(({ reserve }) => reserve !== true);
  const pieces = order.lines.filter(({ reserve }) => reserve === true);
  const again = useMutation({
    mutationFn: async () => {
      const items = await listCartItems(goods, currency);
      for (const item of items) await addToCart(item);
      return items.length;
    },
    onSuccess: async (count) => {
      if (count < goods.length) showToast({ message: count === 0 ? t('order.again.none') : t('order.again.some') });
      if (count > 0) await openCart();
    },
    onError: (error) => showToast({ message: text(textOfError(error)), tone: 'danger' }),
  });
  return (
    <>
      {goods.length > 0 && (
        <Button variant={order.status === 'expired' ? 'primary' : 'secondary'} busy={again.isPending} onClick={() => again.mutate()}>
          {order.status === 'expired' ? t('order.again.expired') : t('order.again')}
        </Button>
      )}
      {pieces.map((line) => (
        <Link key={line.id} css={buttonStyles({ variant: 'secondary' })} to={`/private-reserve/${line.slug}`}>
          {t('order.again.reserve', { name: text(line) })}
        </Link>
      ))}
    </>
  );
}
