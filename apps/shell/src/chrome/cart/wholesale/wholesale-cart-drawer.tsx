import type { WholesaleCartItem } from '@orime/contracts';
import { removeFromWholesaleCart, restoreToWholesaleCart, useFormat, useMayOrder, useNavigate, useText } from '@orime/platform';
import { Button, Notice } from '@orime/ui';
import { SideDialog } from '../../side-dialog.tsx';
import { CartCount } from '../cart-count.tsx';
import { useCartT } from '../cart-texts.ts';
import { EmptyCart } from '../empty-cart.tsx';
import { LineList } from '../line-list.tsx';
import { TotalRow } from '../total-row.tsx';
import { useAddedLine } from '../use-added-line.ts';
import { useRemoval } from '../use-removal.ts';
import { BrandMinimums } from './brand-minimums.tsx';
import { WholesaleCartLine } from './wholesale-cart-line.tsx';
import { wholesaleSubtotals } from './wholesale-subtotals.ts';

export type WholesaleCartDrawerProps = {
  readonly cart: { readonly items: readonly WholesaleCartItem[]; readonly size: number; readonly isOpen: boolean };
  readonly onClose: () => void;
};

export function WholesaleCartDrawer({ cart: { items, size, isOpen }, onClose }: WholesaleCartDrawerProps) {
  const t = useCartT();
  const text = useText();
  const { money } = useFormat();
  const navigate = useNavigate();
  const mayOrder = useMayOrder(isOpen);
  const added = useAddedLine('wholesale-cart.item-added@1', isOpen, keyOfLine);
  const removal = useRemoval<WholesaleCartItem>(isOpen, {
    remove: (item) => void removeFromWholesaleCart(item.product._id),
    restore: (item, index) => void restoreToWholesaleCart(item, index),
  });

  function handleCheckout(): void {
    onClose();
    void navigate('/wholesale-checkout');
  }

  const footer =
    items.length === 0 ? undefined : (
      <>
        <TotalRow
          label={t('cart.subtotal')}
          amount={wholesaleSubtotals(items)
            .map(({ currency, amountMinor }) => money(amountMinor, currency))
            .join(' + ')}
          note={t('wholesale-cart.subtotal.note')}
        />
        <Button block size="lg" onClick={handleCheckout}>
          {t('cart.checkout')}
        </Button>
      </>
    );

  return (
    <SideDialog isOpen={isOpen} onClose={onClose} title={t('wholesale-cart.title')} note={<CartCount size={size} />} footer={footer}>
      {!mayOrder && <Notice tone="info">{t('wholesale-cart.viewer')}</Notice>}
      <BrandMinimums items={items} />
      <LineList
        items={items}
        keyOf={keyOfLine}
        nameOf={(item) => text({ name: item.designName, nameJp: item.designNameJp })}
        removed={removal.removed}
        onUndo={removal.undo}
      >
        {(item, index) => (
          <WholesaleCartLine
            item={item}
            ref={keyOfLine(item) === added.key ? added.ref : undefined}
            onFollow={onClose}
            onRemove={mayOrder ? (event) => removal.remove(item, index, event) : undefined}
          />
        )}
      </LineList>
      {items.length === 0 && <EmptyCart to="/wholesale/catalog" linkLabel={t('wholesale-cart.empty.link')} onFollow={onClose} />}
    </SideDialog>
  );
}

function keyOfLine({ product }: WholesaleCartItem): string {
  return product._id;
}
