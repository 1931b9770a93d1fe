import { Link, useCart, useSearchParams, useT } from '@orime/platform';
import { buttonStyles, css, EmptyState, Heading, Page, space } from '@orime/ui';
import { useState } from 'react';
import { CheckoutForm } from './checkout-form.tsx';
import { DraftCheckout } from './draft-checkout.tsx';

/** Paying for what is in the cart, with or without an account; or, by a link, for what was put together for the visitor. */
export default function CheckoutScreen() {
  const [search] = useSearchParams();
  const [checkoutId, key] = [search.get('checkout'), search.get('key')];
  return checkoutId && key ? <DraftCheckout checkoutId={checkoutId} checkoutKey={key} /> : <CartCheckout />;
}

function CartCheckout() {
  const t = useT('retail-shop');
  const { items } = useCart();
  // Once the order is placed the cart empties while the next screen may still be loading.
  const [isPlaced, setPlaced] = useState(false);
  return (
    <Page>
      {items.length === 0 && !isPlaced ? (
        <EmptyState
          level={1}
          title={t('checkout.empty.title')}
          text={t('checkout.empty.text')}
          actions={
            <Link css={buttonStyles()} to="/catalog">
              {t('not-found.catalog')}
            </Link>
          }
        />
      ) : (
        <>
          <Heading level={1} css={styles.title}>
            {t('checkout.title')}
          </Heading>
          <CheckoutForm onPlaced={() => setPlaced(true)} />
        </>
      )}
    </Page>
  );
}

const styles = { title: css({ marginBlockEnd: space[6] }) };
