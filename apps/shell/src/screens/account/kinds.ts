import type { UserType } from '@orime/contracts/api/users';

/** The four kinds of account, in the order of the interface contract. */
export const KINDS = ['designer', 'producer', 'buyer', 'consumer'] as const satisfies readonly UserType[];

/** Where each kind goes on after registration (specification, section 2). */
export const AFTER_REGISTRATION: Readonly<Record<UserType, string>> = {
  designer: '/create-profile',
  producer: '/create-producer',
  buyer: '/create-buyer-profile',
  consumer: '/consumer/dashboard',
};

/** What a link such as `/register?type=producer` preselects; shoppers are the most. */
export function kindOf(value: string | null): UserType {
  return KINDS.find((kind) => kind === value) ?? 'consumer';
}
