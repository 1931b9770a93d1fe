import { Link, useLocation, useSession, useT } from '@orime/platform';
import { usePlatform } from '@orime/platform/host';
import { useContext } from 'react';
import { findRow } from '../routing/route-table.ts';
import { RoutesContext, useHasRoute } from '../routing/routes-context.tsx';

/** "Report a problem", for members: the report begins with the page and the version one is on. */
export function ProblemLink({ className }: { readonly className?: string }) {
  const t = useT('shell');
  const isMember = useSession().status === 'signed-in';
  const hasRoute = useHasRoute();
  const { pathname } = useLocation();
  const { release } = usePlatform().boot;
  const owner = findRow(useContext(RoutesContext), pathname)?.owner ?? 'shell';
  if (!isMember || !hasRoute('/bugs') || pathname === '/bugs') return null;
  const version = `${owner}@${release.remotes[owner]?.version ?? release.shell}`;
  return (
    <Link className={className} to={`/bugs?${new URLSearchParams({ route: pathname, version }).toString()}`}>
      {t('footer.problem')}
    </Link>
  );
}
