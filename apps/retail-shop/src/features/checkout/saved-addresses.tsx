import type { Consumer } from '@orime/contracts/api/people/consumer';
import type { AddressDraft } from '@orime/forms';
import { readQuery, useQuery, useSession, useT } from '@orime/platform';
import { Select } from '@orime/ui';
import { useState } from 'react';

/** The customer's address book, from which one address fills the form below. Nothing for guests and while there is no address. */
export function SavedAddresses({ onChoose }: { readonly onChoose: (address: Partial<AddressDraft>) => void }) {
  const t = useT('retail-shop');
  const session = useSession();
  const [chosen, setChosen] = useState('');
  const { data } = useQuery({ ...readQuery<Consumer>('/api/consumer'), enabled: session.status === 'signed-in' });
  const saved = data?.shippingAddresses ?? [];
  if (saved.length === 0) return null;
  return (
    <Select
      label={t('checkout.saved-address')}
      value={chosen}
      onChange={({ currentTarget: { value } }) => {
        setChosen(value);
        const found = saved.find(({ id }) => id === value);
        if (found) onChoose(partsOf(found));
      }}
    >
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
