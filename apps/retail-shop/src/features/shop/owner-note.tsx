import type { OwnProfile } from '@orime/contracts/api/people/profile';
import { readQuery, useQuery, useSession } from '@orime/platform';
import { Notice } from '@orime/ui';
import { useShopT } from './shop-texts.ts';

/** Tells the owner that visitors do not see this shop yet, or not any more. Reads the profile's state, which others never get. */
export function OwnerNote({ profileId }: { readonly profileId: string }) {
  const t = useShopT();
  const isSignedIn = useSession().status === 'signed-in';
  const { data: own } = useQuery({ ...readQuery<OwnProfile | null>('/api/profile'), enabled: isSignedIn });
  // Staff edits shops that are not their own.
  if (own === undefined || own === null || own.id !== profileId || own.status === 'approved') return null;
  return <Notice tone="info">{t(`shop.owner.${own.status}`)}</Notice>;
}
