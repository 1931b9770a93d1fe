import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import { Link, useHasRoute, useSession, useT } from '@orime/platform';

/** The way to the studio, where lookbooks are made, for designers looking at unpublished pages of their own or at the list. */
export function OwnerLink({ lookbook }: { readonly lookbook?: Lookbook }) {
  const t = useT('magazine');
  const session = useSession();
  const hasRoute = useHasRoute();
  const isDesigner = session.status === 'signed-in' && session.user.type === 'designer';
  if (!isDesigner || !hasRoute('/edit-profile')) return null;
  if (lookbook?.published === true) return null;
  return <Link to="/edit-profile">{t('lookbook.manage')}</Link>;
}
