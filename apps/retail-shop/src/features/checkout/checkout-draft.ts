import { isEmpty } from '@orime/contracts';
import type { Checkout } from '@orime/contracts/api/selling/checkout';
import type { Address } from '@orime/contracts/schemas';
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

export type DraftError = (typeof required)[keyof typeof required] | 'checkout.error.email-form' | 'checkout.error.terms';
export type AddressErrors = Partial<Record<keyof AddressDraft, DraftError>>;
export type DraftErrors = Partial<Record<DraftField, DraftError>>;

/** What is wrong with an address; an empty object means it can be sent. */
export function checkAddress(address: AddressDraft): AddressErrors {
  const { email: _, ...parts } = required;
  return Object.fromEntries(Object.entries(parts).filter(([part]) => isEmpty(address[part as keyof typeof parts]))); // a key of the object above
}

/** What is wrong with a draft; an empty object means it can be sent. */
export function checkDraft(draft: CheckoutDraft): DraftErrors {
  const errors: DraftErrors = {};
  for (const [field, error] of Object.entries(required) as [keyof typeof required, DraftError][]) {
    if (isEmpty(draft[field])) errors[field] = error;
  }
  if (!errors.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim())) errors.email = 'checkout.error.email-form';
  if (!draft.terms) errors.terms = 'checkout.error.terms';
  return errors;
}

/** What a checkout knows already, as the form shows it. */
export function draftOf({ email, address }: Pick<Checkout, 'email' | 'address'>): Partial<CheckoutDraft> {
  return { ...address, email: email ?? '' };
}

/** The address as the API takes it: optional parts only where something was written. */
export function addressOf(draft: AddressDraft): Address {
  const optional = { nameKana: draft.nameKana, line2: draft.line2, region: draft.region, phone: draft.phone };
  const given = Object.entries(optional)
    .map(([name, value]) => [name, value.trim()])
    .filter(([, value]) => value !== '');
  return {
    name: draft.name.trim(),
    line1: draft.line1.trim(),
    city: draft.city.trim(),
    postal: draft.postal.trim(),
    country: draft.country,
    ...Object.fromEntries(given),
  };
}
