import { isEmpty } from '@orime/contracts';
import type { Checkout } from '@orime/contracts/api/selling/checkout';
import { checkAddress, type AddressDraft, type FieldProblem, type Problem } from '@orime/forms';

/** What the visitor types. */
export type CheckoutDraft = AddressDraft & { readonly email: string; readonly terms: boolean };

export type DraftField = keyof CheckoutDraft;

/** What is wrong, by field in the order of the form. */
export type Problems<Field extends string> = Readonly<Partial<Record<Field, Problem>>>;
export type AddressErrors = Problems<keyof AddressDraft>;
export type DraftErrors = Problems<DraftField>;

/** What is wrong with a draft; an empty object means it can be sent. */
export function checkDraft(draft: CheckoutDraft): DraftErrors {
  return {
    ...(isEmpty(draft.email)
      ? { email: { kind: 'required' } }
      : !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim()) && { email: { kind: 'malformed' } }),
    ...problemsOf(checkAddress(draft)),
    ...(!draft.terms && { terms: { kind: 'required' } }),
  };
}

/** Problems by field. */
export function problemsOf(found: readonly FieldProblem[]): Readonly<Record<string, Problem>> {
  return Object.fromEntries(found.map(({ field, problem }) => [field, problem]));
}

/** What a checkout knows already, as the form shows it. */
export function draftOf({ email, address }: Pick<Checkout, 'email' | 'address'>): Partial<CheckoutDraft> {
  return { ...address, email: email ?? '' };
}
