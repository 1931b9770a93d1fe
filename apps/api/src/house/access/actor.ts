import type { UserType } from '@orime/contracts';
import type { CompanyRole } from '@orime/contracts/api/trade/buyer';
import { ROLES as AUDIENCES } from '@orime/contracts/lists';

/**
 * What a request's sender may be: the audiences of the contracts, `member`, who is signed in and has chosen no kind yet, and
 * `staff-pending`: staff whose session owes the second factor. They reach their own account and what is open to everyone.
 */
export const ROLES = [...AUDIENCES, 'member', 'staff-pending'] as const;
export type Role = (typeof ROLES)[number];

/** A signed-in person as the database knows them now, not as the token said once. */
export interface UserActor {
  readonly role: Exclude<Role, 'visitor'>;
  /** Null for everybody but buyers, and for those who have no company yet. */
  readonly companyRole: CompanyRole | null;
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly type: UserType | null;
  readonly staffRole: 'none' | 'account_manager' | 'admin';
  readonly locale: 'en' | 'jp';
  readonly emailVerified: boolean;
  /** Id of the session the token belongs to. */
  readonly jti: string;
  /** Until when the password counts as freshly entered. */
  readonly reauthUntil: Date | null;
}

export interface VisitorActor {
  readonly role: 'visitor';
  readonly userId: null;
  /** Why a token that was sent does not count. */
  readonly refusal: 'none' | 'unauthenticated' | 'token_expired';
}

export type Actor = UserActor | VisitorActor;

export function isStaff(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'admin' || actor.role === 'account-manager';
}
