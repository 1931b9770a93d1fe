import { AddressFields } from '@orime/forms';
import { useT } from '@orime/platform';
import { Checkbox } from '@orime/ui';
import type { WishesFieldsProps } from './wishes-fields.tsx';

/** Another address for the invoice, where the buyer wishes it. */
export function BillingFields({ value, errors, onChange }: WishesFieldsProps) {
  const t = useT('retail-shop');
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
            errorOf={(part) => errors[part] && t(errors[part])}
          />
        </div>
      )}
    </>
  );
}
