import type { AddressInput, SavedAddress } from '@orime/contracts/schemas';
import {
  addressDraft,
  AddressFields,
  checkAddress,
  emptyAddress,
  Form,
  sentAddress,
  SHIPPING_COUNTRIES,
  useAddressProblemText,
  useForm,
} from '@orime/forms';
import type { AddressDraft } from '@orime/forms';
import { useMarket, useQueryClient, useSession } from '@orime/platform';
import { Button, Checkbox, Cluster, TextField } from '@orime/ui';
import { consumerQuery } from '../../consumer/index.ts';
import { useAccountT } from '../account-texts.ts';
import { saveAddress } from '../account.api.ts';

type SavedDraft = { readonly label: string; readonly address: AddressDraft; readonly isDefaultShip: boolean };

export type AddressFormProps = {
  /** Null adds a new one. */
  readonly address: SavedAddress | null;
  readonly onDone: () => void;
};

/** One entry of the visitor's own address book. */
export function AddressForm({ address, onDone }: AddressFormProps) {
  const t = useAccountT();
  const queries = useQueryClient();
  const session = useSession();
  const market = useMarket();
  const addressText = useAddressProblemText();
  const fresh: AddressDraft = {
    ...emptyAddress,
    name: session.status === 'signed-in' ? session.user.name : '',
    country: market.code === 'EU' ? '' : market.code,
  };
  const form = useForm<SavedDraft, AddressInput, SavedAddress>({
    name: `address-${address?.id ?? 'new'}`,
    initial: {
      label: address?.label ?? '',
      address: address === null ? fresh : addressDraft(address),
      isDefaultShip: address?.isDefaultShip ?? false,
    },
    aliases: Object.fromEntries(Object.keys(emptyAddress).map((part) => [part, `address.${part}`])),
    schema: async () => (await import('@orime/contracts/api/people/consumer')).createConsumerAddress.schema.body,
    check: ({ address: typed }) => checkAddress(typed, 'address'),
    say: (field, problem) => addressText(field.replace('address.', ''), problem),
    toBody: ({ label, address: typed, isDefaultShip }) => ({ ...sentAddress(typed), label, isDefaultShip, isDefaultBill: isDefaultShip }),
    send: (input, { idempotencyKey }) => saveAddress(address?.id, input, idempotencyKey),
    onSent: async () => {
      await queries.invalidateQueries({ queryKey: consumerQuery().queryKey });
      onDone();
    },
  });
  return (
    <Form form={form} label={t(address === null ? 'addresses.add' : 'addresses.edit')}>
      <TextField label={t('addresses.label')} hint={t('addresses.label.hint')} maxLength={60} optional {...form.text('label')} />
      <AddressFields {...form.group('address')} countries={SHIPPING_COUNTRIES} />
      <Checkbox label={t('addresses.default.choose')} {...form.ticked('isDefaultShip')} />
      <Cluster>
        <Button type="submit" busy={form.isBusy}>
          {t('addresses.save')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('addresses.cancel')}
        </Button>
      </Cluster>
    </Form>
  );
}
