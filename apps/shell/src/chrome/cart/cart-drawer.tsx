import type { CartItem, CartLineKey } from '@orime/contracts';
import { removeFromCart, setCartQuantity, useFormat, useNavigate, useT } from '@orime/platform';
import { Button, css, space } from '@orime/ui';
import { SideDialog } from '../side-dialog.tsx';
import { CartLine } from './cart-line.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { FreeShippingNotice } from './free-shipping-notice.tsx';
import { TotalRow } from './total-row.tsx';

export interface CartDrawerProps {
  readonly cart: { readonly items: readonly CartItem[]; readonly isOpen: boolean };
  readonly onClose: () => void;
}

export function CartDrawer({ cart: { items, isOpen }, onClose }: CartDrawerProps) {
  const t = useT('shell');
  const { money } = useFormat();
  const navigate = useNavigate();
  const first = items[0];

  function goTo(path: string): void {
    onClose();
    void navigate(path);
  }

  const footer =
    first === undefined ? undefined : (
      <>
        <TotalRow label={t('cart.subtotal')} amount={money(subtotalMinor(items), first.currency)} note={t('cart.subtotal.note')} />
        <Button block size="lg" onClick={() => goTo('/checkout')}>
          {t('cart.checkout')}
        </Button>
      </>
    );

  return (
    <SideDialog isOpen={isOpen} onClose={onClose} title={t('cart.title')} footer={footer}>
      {first === undefined ? (
        <EmptyCart to="/catalog" linkLabel={t('cart.empty.link')} onFollow={onClose} />
      ) : (
        <>
          <FreeShippingNotice items={items} />
          <ul css={styles.list}>
            {items.map((item) => (
              <CartLine
                key={item.piece ?? `${item.id} ${item.size}`}
                item={item}
                onFollow={onClose}
                onRemove={() => void removeFromCart(keyOf(item))}
                onQuantity={(quantity) => void setCartQuantity({ id: item.id, size: item.size }, quantity)}
              />
            ))}
          </ul>
        </>
      )}
    </SideDialog>
  );
}

/** Lines in another currency than the first wait for their new price and are not added to a sum. */
function subtotalMinor(items: readonly CartItem[]): number {
  return items.filter(({ currency }) => currency === items[0]?.currency).reduce((sum, item) => sum + item.priceMinor * item.quantity, 0);
}

function keyOf(item: CartItem): CartLineKey {
  return item.piece === undefined ? { id: item.id, size: item.size } : { piece: item.piece };
}

const styles = { list: css({ listStyle: 'none', paddingBlockEnd: space[4] }) };
