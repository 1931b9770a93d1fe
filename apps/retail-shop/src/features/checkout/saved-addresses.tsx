import type { Consumer } from '@orime/contracts/api/people/consumer';
import type { AddressDraft } from '@orime/forms';
import { readQuery, useQuery, useSession } from '@orime/platform';
import { Select } from '@orime/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCheckoutT } from './checkout-texts.ts';

export type SavedAddressesProps = {
  /** Nobody has begun to type an address: the default one may fill it. */
  readonly isUntouched: boolean;
  readonly onChoose: (address: Partial<AddressDraft>) => void;
};

/** The customer's address book, from which one address fills the form below. Nothing for guests and while there is no address. */
export function SavedAddresses({ isUntouched, onChoose }: SavedAddressesProps) {
  const t = useCheckoutT();
  const session = useSession();
  const [chosen, setChosen] = useState('');
  const { data } = useQuery({ ...readQuery<Consumer>('/api/consumer'), enabled: session.status === 'signed-in' });
  const saved = data?.shippingAddresses ?? [];
  const preferredId = saved.find(({ isDefaultShip }) => isDefaultShip)?.id;

  function choose(id: string): void {
    setChosen(id);
    const found = saved.find((each) => each.id === id);
    if (found) onChoose(partsOf(found));
  }

  const takeDefault = useEffectEvent((id: string) => isUntouched && choose(id));
  // Synchronises the form with the address book, which is read after the form was drawn.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- once, when the address book arrives; the form above is filled with it
    if (preferredId !== undefined) takeDefault(preferredId);
  }, [preferredId]);

  if (saved.length === 0) return null;
  return (
    <Select label={t('checkout.saved-address')} value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
      <option value="">{t('checkout.saved-address.none')}</option>
      {saved.map(({ id, label, name, line1, city }) => (
        <option key={id} value={id}>
          {[label, name, line1, city].filter((part) => part !== '').join(', ')}
        </option>
      ))}
    </Select>
  );
}

function partsOf({
  _id,
  id,
  label,
  isDefaultShip,
  isDefaultBill,
  ...address
}: Consumer['shippingAddresses'][number]): Partial<AddressDraft> {
  return address;
}
