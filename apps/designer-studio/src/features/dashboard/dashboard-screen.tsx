import { Navigate, useLocation, useSession } from '@orime/platform';
import { MembersOnly } from '../members/index.ts';
import { DesignerDashboard } from './designer-dashboard.tsx';

/** Home of those who make and sell. Everybody else has a home of their own. */
export default function DashboardScreen() {
  const session = useSession();
  // What is open over the page goes along.
  const { search } = useLocation();
  // The shell's guard lets nobody else in; the first render on a server knows no session either.
  if (session.status !== 'signed-in') return <DesignerDashboard user={undefined} />;
  const { user } = session;
  if (user.staffRole === 'account_manager') return <Navigate to={{ pathname: '/buyer/dashboard', search }} replace />;
  if (user.staffRole === 'admin') return <Navigate to={{ pathname: '/admin', search }} replace />;
  switch (user.type) {
    case 'designer':
      return <DesignerDashboard user={user} />;
    case 'producer':
      return <Navigate to={{ pathname: '/dashboard-manufacturers', search }} replace />;
    case 'consumer':
      return <Navigate to={{ pathname: '/consumer/dashboard', search }} replace />;
    case 'buyer':
      return <Navigate to={{ pathname: '/buyer/dashboard', search }} replace />;
    case null:
      return <MembersOnly kind="seller" />;
    default:
      return user.type satisfies never;
  }
}
