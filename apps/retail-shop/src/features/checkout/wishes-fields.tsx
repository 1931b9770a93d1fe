import { AddressFields } from '@orime/forms';
import { useT } from '@orime/platform';
import { Checkbox, Stack, TextArea } from '@orime/ui';
import type { AddressErrors } from './checkout-draft.ts';
import type { WishesDraft } from './wishes-draft.ts';

export type WishesFieldsProps = {
  readonly value: WishesDraft;
  readonly errors: AddressErrors;
  readonly onChange: (value: WishesDraft) => void;
};

/** Another address for the invoice, a gift message, a note to the designers: each only where it is wished for. */
export function WishesFields({ value, errors, onChange }: WishesFieldsProps) {
  const t = useT('retail-shop');
  const change = (changed: Partial<WishesDraft>) => onChange({ ...value, ...changed });
  return (
    <Stack gap={4}>
      <Checkbox
        label={t('checkout.billing')}
        checked={value.billsElsewhere}
        onChange={({ currentTarget }) => change({ billsElsewhere: currentTarget.checked })}
      />
      {value.billsElsewhere && (
        <div role="group" aria-label={t('checkout.billing.group')}>
          <AddressFields
            id="checkout-billing"
            value={value.billing}
            onChange={(billing) => change({ billing })}
            errorOf={(part) => errors[part] && t(errors[part])}
          />
        </div>
      )}
      <Checkbox
        label={t('checkout.gift')}
        checked={value.isGift}
        onChange={({ currentTarget }) => change({ isGift: currentTarget.checked })}
      />
      {value.isGift && (
        <TextArea
          label={t('checkout.gift.message')}
          hint={t('checkout.gift.hint')}
          optional
          rows={3}
          maxLength={300}
          value={value.giftMessage}
          onChange={({ currentTarget }) => change({ giftMessage: currentTarget.value })}
        />
      )}
      <TextArea
        label={t('checkout.note')}
        hint={t('checkout.note.hint')}
        optional
        rows={2}
        maxLength={500}
        value={value.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
    </Stack>
  );
}
