import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { AccessPanel } from '@orime/forms/access';
import { Link, useSearchParams, useSession, useT, useWholesaleCart } from '@orime/platform';
import { buttonStyles, EmptyState, Page } from '@orime/ui';
import { useState } from 'react';
import { OrdersPlaced } from './orders-placed.tsx';
import { TradeCompanyGate } from './trade-company-gate.tsx';
import { WholesaleCheckout } from './wholesale-checkout.tsx';

/** The wholesale cart as orders, one a designer. With `?buyer`, for a company that the reader manages: its orders become drafts. */
export default function WholesaleCheckoutScreen() {
  const t = useT('wholesale');
  const session = useSession();
  const { items } = useWholesaleCart();
  const [search] = useSearchParams();
  const [placed, setPlaced] = useState<readonly WholesaleOrder[]>([]);
  if (placed.length > 0) return <OrdersPlaced orders={placed} isMoreInCart={items.length > 0} onContinue={() => setPlaced([])} />;
  // The cart leaves the browser with the session, and comes back with the next one.
  const isOver = session.status === 'anonymous' && (session.endedBy === 'expired' || session.endedBy === 'elsewhere');
  if (items.length === 0 && !isOver) {
    return (
      <Page>
        <EmptyState
          level={1}
          title={t('checkout.empty')}
          text={t('checkout.empty.text')}
          actions={
            <Link css={buttonStyles()} to="/wholesale/catalog">
              {t('checkout.browse')}
            </Link>
          }
        />
      </Page>
    );
  }
  if (session.status !== 'signed-in') {
    return (
      <Page>
        <AccessPanel refusal="sign-in" text={t('checkout.sign-in.text')} />
      </Page>
    );
  }
  return (
    <TradeCompanyGate buyerId={search.get('buyer') ?? undefined}>
      {(company) => <WholesaleCheckout key={company.id} company={company} userId={session.user._id} onPlaced={setPlaced} />}
    </TradeCompanyGate>
  );
}
