import type { OwnProfile } from '@orime/contracts/api/people/profile';
import { readQuery, useQuery, useSession, useT } from '@orime/platform';
import { Notice } from '@orime/ui';

/** Tells the owner that visitors do not see this shop yet, or not any more. Reads the profile's state, which others never get. */
export function OwnerNote({ profileId }: { readonly profileId: string }) {
  const t = useT('retail-shop');
  const isSignedIn = useSession().status === 'signed-in';
  const { data: own } = useQuery({ ...readQuery<OwnProfile | null>('/api/profile'), enabled: isSignedIn });
  // Staff edits shops that are not their own.
  if (own === undefined || own === null || own.id !== profileId || own.status === 'approved') return null;
  return <Notice tone="info">{t(`shop.owner.${own.status}`)}</Notice>;
}
