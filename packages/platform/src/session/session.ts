import type { SessionUser } from '@orime/contracts';

/** Why a session ended: by the user, by expiry, or in another tab. */
export type SignOutReason = 'user' | 'expired' | 'elsewhere';

export type Session =
  | { readonly status: 'anonymous'; readonly endedBy?: SignOutReason }
  | { readonly status: 'signed-in'; readonly user: SessionUser };
