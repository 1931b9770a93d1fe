import { Checkbox, Stack, TextArea } from '@orime/ui';
import type { AddressErrors } from './checkout-draft.ts';
import { useCheckoutT } from './checkout-texts.ts';
import type { WishesDraft } from './wishes-draft.ts';

export type WishesFieldsProps = {
  readonly value: WishesDraft;
  readonly errors: AddressErrors;
  readonly onChange: (value: WishesDraft) => void;
};

/** A gift message and a note to the designers. */
export function WishesFields({ value, onChange }: Omit<WishesFieldsProps, 'errors'>) {
  const t = useCheckoutT();
  const change = (changed: Partial<WishesDraft>) => onChange({ ...value, ...changed });
  return (
    <Stack gap={4}>
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
