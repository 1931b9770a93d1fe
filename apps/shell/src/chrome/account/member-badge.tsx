import { useT } from '@orime/platform';
import { VisuallyHidden } from '@orime/ui';
import { CountBadge } from '../header/count-badge.tsx';
import { useMemberNews } from './use-member-news.ts';

/** Unread notifications and messages together, on the account button of a phone. */
export function MemberBadge({ id }: { readonly id: string }) {
  const t = useT('shell');
  const { notifications, messages } = useMemberNews();
  return (
    <>
      <CountBadge count={notifications + messages} />
      <VisuallyHidden id={id}>{t('header.account.news', { count: notifications + messages })}</VisuallyHidden>
    </>
  );
}
