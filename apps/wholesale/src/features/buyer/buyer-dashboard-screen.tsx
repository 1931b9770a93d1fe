import { useSearchParams, useSession } from '@orime/platform';
import { Page } from '@orime/ui';
import { CompanyOffer } from '../company/index.ts';
import { ManagerHome } from '../staff/index.ts';
import { BuyerGate } from './buyer-gate.tsx';
import { CompanyHome } from './company-home.tsx';
import { CompanyStatus } from './company-status.tsx';

/** A buyer's home, an account manager's own; with the link of an invitation, that. */
export default function BuyerDashboardScreen() {
  const session = useSession();
  const [search] = useSearchParams();
  const token = search.get('token');
  if (token !== null) return <CompanyOffer token={token} />;
  if (session.status === 'signed-in' && session.user.staffRole !== 'none')
    return <ManagerHome account={session.user._id} name={session.user.name} />;
  return (
    <BuyerGate>
      {(buyer) =>
        buyer === null ? (
          <Page width="text">
            <CompanyStatus buyer={null} level={1} />
          </Page>
        ) : (
          <CompanyHome buyer={buyer} />
        )
      }
    </BuyerGate>
  );
}
