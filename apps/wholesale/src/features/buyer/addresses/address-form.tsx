import type { AddressInput, SavedAddress } from '@orime/contracts/schemas';
import { addressDraft, AddressFields, checkAddress, emptyAddress, Form, sentAddress, useForm } from '@orime/forms';
import type { AddressDraft } from '@orime/forms';
import { useQueryClient, useT } from '@orime/platform';
import { Button, Checkbox, Cluster, TextField } from '@orime/ui';
import { saveAddress } from '../buyer.api.ts';

interface SavedDraft {
  readonly label: string;
  readonly address: AddressDraft;
  readonly isDefaultShip: boolean;
  readonly isDefaultBill: boolean;
}

export type AddressFormProps = {
  /** Null adds a new one. */
  readonly address: SavedAddress | null;
  readonly onDone: () => void;
};

/** One entry of the company's address book. */
export function AddressForm({ address, onDone }: AddressFormProps) {
  const t = useT('wholesale');
  const queries = useQueryClient();
  const form = useForm<SavedDraft, AddressInput, SavedAddress>({
    name: `address-${address?.id ?? 'new'}`,
    initial: {
      label: address?.label ?? '',
      address: address === null ? emptyAddress : addressDraft(address),
      isDefaultShip: address?.isDefaultShip ?? false,
      isDefaultBill: address?.isDefaultBill ?? false,
    },
    aliases: Object.fromEntries(Object.keys(emptyAddress).map((part) => [part, `address.${part}`])),
    schema: async () => (await import('@orime/contracts/api/trade/buyer')).createBuyerAddress.schema.body,
    check: ({ address: typed }) => checkAddress(typed, 'address'),
    toBody: ({ label, address: typed, ...defaults }) => ({ ...sentAddress(typed), label, ...defaults }),
    send: (input, { idempotencyKey }) => saveAddress(address?.id, input, idempotencyKey),
    onSent: async () => {
      await queries.invalidateQueries({ queryKey: ['buyer'] });
      onDone();
    },
  });
  return (
    <Form form={form} label={t(address === null ? 'addresses.add' : 'addresses.edit')}>
      <TextField label={t('addresses.label')} hint={t('addresses.label.hint')} maxLength={60} optional {...form.text('label')} />
      <AddressFields {...form.group('address')} />
      <Checkbox label={t('addresses.default.ship.choose')} {...form.ticked('isDefaultShip')} />
      <Checkbox label={t('addresses.default.bill.choose')} {...form.ticked('isDefaultBill')} />
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
