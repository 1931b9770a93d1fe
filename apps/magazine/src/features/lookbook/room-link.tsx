import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import { Link, useHasRoute, useT } from '@orime/platform';

/** The way into the room where the pieces of a published lookbook stand; absent without the remote that has it. */
export function RoomLink({ lookbook }: { readonly lookbook: Lookbook }) {
  const t = useT('magazine');
  const hasRoute = useHasRoute();
  if (!lookbook.published || !hasRoute('/virtualroom')) return null;
  return <Link to={`/virtualroom?book=${lookbook.slug}`}>{t('lookbook.room')}</Link>;
}
