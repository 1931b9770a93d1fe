import { cartSubtotalMinor } from '@orime/commerce';
import type { CartItem } from '@orime/contracts';
import type { DesignSize } from '@orime/contracts/api/catalogue/design';
import type { PublicSettings } from '@orime/contracts/api/site/site';
import { readQuery, removeFromCart, restoreToCart, setCartQuantity, useFormat, useNavigate, useQuery, useText } from '@orime/platform';
import { useState } from 'react';
import { SideDialog } from '../../side-dialog.tsx';
import { CartCount } from '../cart-count.tsx';
import { useCartT } from '../cart-texts.ts';
import { EmptyCart } from '../empty-cart.tsx';
import { LineList } from '../line-list.tsx';
import { TotalRow } from '../total-row.tsx';
import { useAddedLine } from '../use-added-line.ts';
import { useRemoval } from '../use-removal.ts';
import { keyOfLine } from './cart-check.api.ts';
import { CartLine } from './cart-line.tsx';
import { CartSuggestions } from './cart-suggestions.tsx';
import { CheckoutGate } from './checkout-gate.tsx';
import { FreeShippingNotice } from './free-shipping-notice.tsx';
import { isBlocking, isUnsellable } from './line-state.ts';
import { useCartCheck } from './use-cart-check.ts';

export type CartDrawerProps = {
  readonly cart: { readonly items: readonly CartItem[]; readonly size: number; readonly isOpen: boolean };
  readonly onClose: () => void;
};

export function CartDrawer({ cart: { items, size, isOpen }, onClose }: CartDrawerProps) {
  const t = useCartT();
  const text = useText();
  const { money } = useFormat();
  const navigate = useNavigate();
  const { currency, stateOf, priceBefore } = useCartCheck(items, isOpen);
  const { data: settings } = useQuery(readQuery<PublicSettings>('/api/settings/public'));
  const isTaxIncluded = settings?.markets.find((market) => market.currency === currency)?.taxIncluded ?? false;
  const added = useAddedLine('cart.item-added@1', isOpen, keyOfLine);
  const removal = useRemoval<CartItem>(isOpen, {
    remove: (item) => void removeFromCart(lineKeyOf(item)),
    restore: (item, index) => void restoreToCart(item, index),
  });
  const [resized, setResized] = useState<string>();
  const buyable = items.filter((item) => !isUnsellable(stateOf(item)));
  const blocking = items.filter((item) => isBlocking(stateOf(item)));

  function handleCheckout(): void {
    onClose();
    void navigate('/checkout');
  }

  async function keepBuyable(): Promise<void> {
    for (const item of blocking) {
      const { problem, available } = stateOf(item);
      if (problem === 'too_few' && available !== null) await setCartQuantity(item, available);
      else await removeFromCart(lineKeyOf(item));
    }
  }

  async function changeSize(item: CartItem, index: number, { size, leadDays }: DesignSize): Promise<void> {
    const { leadDays: _, ...kept } = item;
    const other: CartItem = { ...kept, size, ...(leadDays !== null && { leadDays }) };
    setResized(keyOfLine(other));
    await removeFromCart(lineKeyOf(item));
    await restoreToCart(other, index);
  }

  const footer =
    items.length === 0 ? undefined : (
      <>
        <TotalRow
          label={t('cart.subtotal')}
          amount={money(cartSubtotalMinor(buyable, currency), currency)}
          note={t(isTaxIncluded ? 'cart.subtotal.included' : 'cart.subtotal.note')}
        />
        <CheckoutGate blockingCount={blocking.length} onKeepBuyable={() => void keepBuyable()} onCheckout={handleCheckout} />
      </>
    );

  return (
    <SideDialog isOpen={isOpen} onClose={onClose} title={t('cart.title')} note={<CartCount size={size} />} footer={footer}>
      <FreeShippingNotice items={buyable} currency={currency} />
      <LineList items={items} keyOf={keyOfLine} nameOf={text} removed={removal.removed} onUndo={removal.undo}>
        {(item, index) => (
          <CartLine
            item={item}
            ref={keyOfLine(item) === added.key ? added.ref : undefined}
            state={stateOf(item)}
            priceBeforeMinor={priceBefore(item)}
            onFollow={onClose}
            onRemove={(event) => removal.remove(item, index, event)}
            onQuantity={(quantity) => void setCartQuantity(item, quantity)}
            isResized={keyOfLine(item) === resized}
            onSize={(size) => void changeSize(item, index, size)}
          />
        )}
      </LineList>
      {items.length > 0 && <CartSuggestions items={items} currency={currency} onFollow={onClose} />}
      {items.length === 0 && <EmptyCart to="/catalog" linkLabel={t('cart.empty.link')} onFollow={onClose} />}
    </SideDialog>
  );
}

function lineKeyOf({ piece, id, size }: CartItem) {
  return piece === undefined ? { id, size } : { piece };
}
