import type { UserType } from '@orime/contracts/api/people/users';

/** The four kinds of account, in the order of the interface contract. */
export const KINDS = ['designer', 'producer', 'buyer', 'consumer'] as const satisfies readonly UserType[];

/** Where each kind goes on after registration (specification, section 2). */
const AFTER_REGISTRATION: Readonly<Record<UserType, string>> = {
  designer: '/create-profile',
  producer: '/create-producer',
  buyer: '/create-buyer-profile',
  consumer: '/consumer/dashboard',
};

/** Whoever was asked into a company answers that first; all others go on by their kind. */
export function pathAfterRegistration(type: UserType, returnTo: string | undefined): string {
  return returnTo?.startsWith('/buyer/dashboard?') === true ? returnTo : AFTER_REGISTRATION[type];
}

/** What a link such as `/register?type=producer` preselects; shoppers are the most. */
export function kindOf(value: string | null): UserType {
  return KINDS.find((kind) => kind === value) ?? 'consumer';
}
