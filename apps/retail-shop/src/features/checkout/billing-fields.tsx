import { AddressFields } from '@orime/forms';
import { Checkbox } from '@orime/ui';
import { useCheckoutT } from './checkout-texts.ts';
import { useDraftWords } from './use-draft-words.ts';
import type { WishesFieldsProps } from './wishes-fields.tsx';

/** Another address for the invoice, where the buyer wishes it. */
export function BillingFields({ value, errors, onChange }: WishesFieldsProps) {
  const t = useCheckoutT();
  const words = useDraftWords();
  return (
    <>
      <Checkbox
        label={t('checkout.billing')}
        checked={value.billsElsewhere}
        onChange={({ currentTarget }) => onChange({ ...value, billsElsewhere: currentTarget.checked })}
      />
      {value.billsElsewhere && (
        <div role="group" aria-label={t('checkout.billing.group')}>
          <AddressFields
            id="checkout-billing"
            value={value.billing}
            onChange={(billing) => onChange({ ...value, billing })}
            errorOf={(part) => words(part, errors[part])}
          />
        </div>
      )}
    </>
  );
}
