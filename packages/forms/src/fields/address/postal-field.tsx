import { isPostal, regionRule, stateOfZip, US_STATES } from '@orime/commerce';
import { TextField } from '@orime/ui';
import { useFieldText } from '../field-texts.ts';
import type { AddressDraft } from './address-draft.ts';

export type AddressPartProps = {
  readonly id: string;
  readonly address: AddressDraft;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
};

/** The postal code; in the USA it says which state it found. */
export function PostalField({ id, address, error, onChange }: AddressPartProps) {
  const t = useFieldText();
  const { country, postal } = address;
  const rule = regionRule(country);
  const state = stateOfZip(postal);
  const hint = (): string | undefined => {
    if (rule === 'prefecture') return t('address.postal.form.jp');
    if (rule !== 'zip-state') return undefined;
    if (state !== undefined) return t('address.postal.state.found', { state: US_STATES.find(([code]) => code === state)?.[1] });
    return t(postal === '' || isPostal(country, postal) ? 'address.postal.state' : 'address.postal.form.us');
  };
  return (
    <TextField
      id={id}
      label={t('address.postal')}
      hint={hint()}
      autoComplete="postal-code"
      required
      maxLength={20}
      value={postal}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
