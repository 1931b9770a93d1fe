// One form hook and the field groups that several apps need. Bundled by whoever uses them; words come through the platform. Files are
// in `@orime/forms/files`, sign-in and permission states in `@orime/forms/access`.
export { useForm } from './form/use-form.ts';
export type { Form as FormState } from './form/use-form.ts';
export type { FormOptions, SayProblem, SendAttempt } from './form/form-options.ts';
export type { FieldProblem, Problem } from './form/problem.ts';
export { withoutEmpty } from './form/without-empty.ts';
export { Form } from './form/form.tsx';
export type { FormProps } from './form/form.tsx';
export { FormFailure } from './form/form-failure.tsx';
export { useFailureText } from './form/use-failure-text.ts';
export { Thanks } from './form/thanks.tsx';
export { ConflictNotice } from './form/conflict-notice.tsx';
export { LeaveGuard } from './leave/leave-guard.tsx';

export { FormPage } from './fields/form-page.tsx';
export { FormSection } from './fields/form-section.tsx';
export { FieldGroup } from './fields/field-group.tsx';
export { AddressFields } from './fields/address/address-fields.tsx';
export { addressDraft, emptyAddress, sentAddress } from './fields/address/address-draft.ts';
export type { AddressDraft } from './fields/address/address-draft.ts';
export { AddressText } from './fields/address/address-text.tsx';
export { checkAddress } from './fields/address/check-address.ts';
export { useAddressProblemText } from './fields/address/use-address-problem-text.ts';
export { ChoiceGroup } from './fields/choice-group.tsx';
export { ComboboxField } from './fields/combobox-field.tsx';
export type { ComboboxOption } from './fields/combobox-field.tsx';
export { CountrySelect } from './fields/country-select.tsx';
export { DateField } from './fields/date-field.tsx';
export { HandleField, isHandle } from './fields/handle-field.tsx';
export { Honeypot } from './fields/honeypot.tsx';
export { LocalTextFields } from './fields/local-text-fields.tsx';
export { MoneyField, decimalsOf } from './fields/money-field.tsx';
export { NumberField } from './fields/number-field.tsx';
export { PlaceFields, emptyPlace } from './fields/place-fields.tsx';
export type { Place } from './fields/place-fields.tsx';
export { readPosition } from './fields/read-position.ts';
export { SHIPPING_COUNTRIES } from './fields/shipping-countries.ts';
export { TagsField } from './fields/tags-field.tsx';
