import { addressProblems } from '@orime/commerce';
import { isEmpty } from '@orime/contracts';
import type { Checkout } from '@orime/contracts/api/selling/checkout';
import type { AddressDraft } from '@orime/forms';

/** What the visitor types. */
export type CheckoutDraft = AddressDraft & { readonly email: string; readonly terms: boolean };

export type DraftField = keyof CheckoutDraft;

/** Fields that must be filled, in the order of the form, with the key of what to say when they are not. */
const required = {
  email: 'checkout.error.email',
  name: 'checkout.error.name',
  country: 'checkout.error.country',
  postal: 'checkout.error.postal',
  city: 'checkout.error.city',
  line1: 'checkout.error.address',
} as const satisfies Partial<Record<DraftField, string>>;

/** What the rules of the country object to. */
const ruled = { postal: 'checkout.error.postal-form', region: 'checkout.error.region' } as const;

export type DraftError =
  | (typeof required)[keyof typeof required]
  | (typeof ruled)[keyof typeof ruled]
  | 'checkout.error.email-form'
  | 'checkout.error.terms';
export type AddressErrors = Partial<Record<keyof AddressDraft, DraftError>>;
export type DraftErrors = Partial<Record<DraftField, DraftError>>;

/** What is wrong with an address, in the order of the form; an empty object means it can be sent. */
export function checkAddress(address: AddressDraft): AddressErrors {
  const { email: _, ...parts } = required;
  const missing = Object.entries(parts).filter(([part]) => isEmpty(address[part as keyof typeof parts])); // a key of the object above
  return { ...Object.fromEntries(missing), ...Object.fromEntries(addressProblems(address).map(({ part }) => [part, ruled[part]])) };
}

/** What is wrong with a draft; an empty object means it can be sent. */
export function checkDraft(draft: CheckoutDraft): DraftErrors {
  const errors: DraftErrors = { ...(isEmpty(draft.email) && { email: required.email }), ...checkAddress(draft) };
  if (!errors.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim())) errors.email = 'checkout.error.email-form';
  if (!draft.terms) errors.terms = 'checkout.error.terms';
  return errors;
}

/** What a checkout knows already, as the form shows it. */
export function draftOf({ email, address }: Pick<Checkout, 'email' | 'address'>): Partial<CheckoutDraft> {
  return { ...address, email: email ?? '' };
}
