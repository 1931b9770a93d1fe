import type { FormState } from '@orime/forms';
import type { CheckoutDraft } from './checkout-draft.ts';

/** The checkout's form, as its parts are given it. */
export type CheckoutFormState = FormState<CheckoutDraft>;
