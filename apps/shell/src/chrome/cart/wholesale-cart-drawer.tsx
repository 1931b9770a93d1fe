import type { WholesaleCartItem } from '@orime/contracts';
import { removeFromWholesaleCart, useFormat, useNavigate, useT } from '@orime/platform';
import { Button, css, space } from '@orime/ui';
import { SideDialog } from '../side-dialog.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { TotalRow } from './total-row.tsx';
import { WholesaleCartLine } from './wholesale-cart-line.tsx';

export interface WholesaleCartDrawerProps {
  readonly cart: { readonly items: readonly WholesaleCartItem[]; readonly isOpen: boolean };
  readonly onClose: () => void;
}

export function WholesaleCartDrawer({ cart: { items, isOpen }, onClose }: WholesaleCartDrawerProps) {
  const t = useT('shell');
  const { money } = useFormat();
  const navigate = useNavigate();
  const first = items[0];

  function goToCheckout(): void {
    onClose();
    void navigate('/wholesale-checkout');
  }

  const footer =
    first === undefined ? undefined : (
      <>
        <TotalRow label={t('cart.subtotal')} amount={money(totalMinor(items), first.currency)} note={t('wholesale-cart.subtotal.note')} />
        <Button block size="lg" onClick={goToCheckout}>
          {t('cart.checkout')}
        </Button>
      </>
    );

  return (
    <SideDialog isOpen={isOpen} onClose={onClose} title={t('wholesale-cart.title')} footer={footer}>
      {first === undefined ? (
        <EmptyCart to="/wholesale/catalog" linkLabel={t('wholesale-cart.empty.link')} onFollow={onClose} />
      ) : (
        <ul css={styles.list}>
          {items.map((item) => (
            <WholesaleCartLine key={item.product._id} item={item} onFollow={onClose} onRemove={() => void removeFromWholesaleCart(item.product._id)} />
          ))}
        </ul>
      )}
    </SideDialog>
  );
}

function totalMinor(items: readonly WholesaleCartItem[]): number {
  return items.reduce((sum, item) => sum + item.priceMinor * item.quantity, 0);
}

const styles = { list: css({ listStyle: 'none', paddingBlockEnd: space[4] }) };
