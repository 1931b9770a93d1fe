import { Link, useCart, useSearchParams } from '@orime/platform';
import { buttonStyles, css, EmptyState, Heading, Page, space } from '@orime/ui';
import { useState, type ReactNode } from 'react';
import { CheckoutForm } from './checkout-form.tsx';
import { useCheckoutT } from './checkout-texts.ts';
import { DraftCheckout } from './draft-checkout.tsx';
import { CheckingPayment, PaymentReturn, UnknownPayment } from './payment-return.tsx';
import { readPendingPayment } from './pending-payment.ts';
import type { PendingPayment } from './pending-payment.ts';
import { useIsBrowser } from './use-is-browser.ts';
import type { LeftCheckout } from './use-quote.ts';

/**
 * Paying for what is in the cart, with or without an account; by a link, for what was put together for the visitor; or the way back from
 * the payment provider's page (`?session=`), which whoever closed that page finds here, too.
 */
export default function CheckoutScreen() {
  const [search] = useSearchParams();
  const isBrowser = useIsBrowser();
  const [checkoutId, key, sessionId] = [search.get('checkout'), search.get('key'), search.get('session')];
  if (checkoutId && key) return <DraftCheckout checkoutId={checkoutId} checkoutKey={key} />;
  if (isBrowser) return <BrowserCheckout sessionId={sessionId} />;
  return sessionId ? <CheckingPayment /> : <CartCheckout />;
}

/** Goes on with the payment that was begun in this browser, or begins one. */
function BrowserCheckout({ sessionId }: { readonly sessionId: string | null }) {
  // Read once: afterwards this page is what changes it.
  const [payment] = useState(readPendingPayment);
  if (payment && (sessionId === null || sessionId === payment.paymentSessionId)) return <ReturnToCheckout payment={payment} />;
  return sessionId ? <UnknownPayment /> : <CartCheckout />;
}

function ReturnToCheckout({ payment }: { readonly payment: PendingPayment }) {
  return (
    <PaymentReturn payment={payment}>
      {(notice, checkout) => {
        const draftKey = payment.checkoutKey;
        return payment.path === '/checkout' || draftKey === undefined ? (
          <CartCheckout notice={notice} left={checkout && { ...checkout, checkoutKey: payment.checkoutKey }} />
        ) : (
          <DraftCheckout checkoutId={payment.checkoutId} checkoutKey={draftKey} notice={notice} />
        );
      }}
    </PaymentReturn>
  );
}

function CartCheckout({ notice, left }: { readonly notice?: ReactNode; readonly left?: LeftCheckout | undefined }) {
  const t = useCheckoutT();
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
          {notice}
          <CheckoutForm left={left} onPlaced={() => setPlaced(true)} />
        </>
      )}
    </Page>
  );
}

const styles = { title: css({ marginBlockEnd: space[6] }) };
