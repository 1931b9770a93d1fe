import type { SessionUser } from '@orime/contracts';

/** Where somebody who has just signed in belongs, when they came from nowhere in particular. */
export function landingPath({ type, staffRole }: Pick<SessionUser, 'type' | 'staffRole'>, hasRoute: (path: string) => boolean): string {
  const wanted =
    staffRole === 'admin'
      ? '/admin/update-all-designs'
      : staffRole === 'account_manager' || type === 'buyer'
        ? '/buyer/dashboard'
        : type === 'consumer'
          ? '/consumer/dashboard'
          : '/dashboard';
  if (hasRoute(wanted)) return wanted;
  return type === 'buyer' && hasRoute('/wholesale/catalog') ? '/wholesale/catalog' : '/';
}
