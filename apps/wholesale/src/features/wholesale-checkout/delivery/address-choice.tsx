import { addressLine } from '@orime/commerce';
import type { SavedAddress } from '@orime/contracts/schemas';
import { AddressFields } from '@orime/forms';
import { useLanguage, useT } from '@orime/platform';
import { css, RadioGroup, space } from '@orime/ui';
import { NEW_ADDRESS, SAME_ADDRESS } from '../checkout-draft.ts';
import type { CheckoutFormState } from '../checkout-form-state.ts';

export type AddressChoiceProps = {
  readonly form: CheckoutFormState;
  readonly part: 'shipTo' | 'billTo';
  readonly addresses: readonly SavedAddress[];
};

/** Where the goods or the papers go: an address of the book, or a new one. */
export function AddressChoice({ form, part, addresses }: AddressChoiceProps) {
  const t = useT('wholesale');
  const language = useLanguage();
  const field = `${part}Id` as const;
  const chosen = form.value(field);
  const options = [
    ...(part === 'billTo' ? [{ value: SAME_ADDRESS, label: t('checkout.address.same') }] : []),
    ...addresses.map((address) => ({
      value: address.id,
      label: address.label === '' ? address.name : address.label,
      hint: addressLine(address, { language, name: address.name }),
    })),
    { value: NEW_ADDRESS, label: t('checkout.address.new') },
  ];
  return (
    <div css={styles.root}>
      {options.length > 1 && <RadioGroup framed legend={t(`checkout.address.${part}`)} options={options} {...chosen} />}
      {chosen.value === NEW_ADDRESS && <AddressFields {...form.group(part)} />}
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4] }) };
