import { Link, useCart, useT } from '@orime/platform';
import { buttonStyles, css, EmptyState, Heading, Page, space } from '@orime/ui';
import { useState } from 'react';
import { CheckoutForm } from './checkout-form.tsx';

/** Paying for what is in the cart, with or without an account. */
export default function CheckoutScreen() {
  const t = useT('retail-shop');
  const { items } = useCart();
  // Once the order is placed the cart empties while the next screen may still be loading.
  const [isPlaced, setPlaced] = useState(false);
  return (
    <Page>
      {items.length === 0 && !isPlaced
        ? <EmptyState level={1} title={t('checkout.empty.title')} text={t('checkout.empty.text')} actions={<Link css={buttonStyles()} to="/catalog">{t('not-found.catalog')}</Link>} />
        : (
            <>
              <Heading level={1} css={styles.title}>{t('checkout.title')}</Heading>
              <CheckoutForm onPlaced={() => setPlaced(true)} />
            </>
          )}
    </Page>
  );
}

const styles = { title: css({ marginBlockEnd: space[6] }) };
