import type { SessionUser } from '@orime/contracts';

/** Why a session ended: the visitor chose to, its time was over, or another tab ended it. */
export type SignOutReason = 'user' | 'expired' | 'elsewhere';

export type Session =
  | { readonly status: 'anonymous'; readonly endedBy?: SignOutReason }
  | { readonly status: 'signed-in'; readonly user: SessionUser };
