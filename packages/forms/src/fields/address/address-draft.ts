import { regionOf } from '@orime/commerce';
import type { Address } from '@orime/contracts/schemas';
import { withoutEmpty } from '../../form/without-empty.ts';

/** An address as it is typed: every part is there, the optional ones perhaps empty. */
export type AddressDraft = {
  readonly name: string;
  readonly nameKana: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postal: string;
  /** ISO 3166-1 alpha-2; empty before a choice. */
  readonly country: string;
  readonly phone: string;
};

export const emptyAddress: AddressDraft = {
  name: '',
  nameKana: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postal: '',
  country: '',
  phone: '',
};

/** A stored address as it is typed, without what else an address book knows of it. */
export function addressDraft(address: Address): AddressDraft {
  const { name, nameKana = '', line1, line2 = '', city, region = '', postal, country, phone = '' } = address;
  return { name, nameKana, line1, line2, city, region, postal, country, phone };
}

/** The address as the API takes it: trimmed, optional parts only where something was written, in the USA with the state of the ZIP code. */
export function sentAddress(draft: AddressDraft): Address {
  const { name, nameKana, line1, line2, city, postal, country, phone } = draft;
  return {
    name: name.trim(),
    line1: line1.trim(),
    city: city.trim(),
    postal: postal.trim(),
    country,
    ...withoutEmpty({ nameKana: nameKana.trim(), line2: line2.trim(), region: regionOf(draft), phone: phone.trim() }),
  };
}
