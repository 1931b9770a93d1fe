import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { Checkbox } from '@orime/ui';
import { useBatchT } from './batch-texts.ts';
import type { Choice } from './choice.ts';

export type ChoiceBoxProps = { readonly order: SellerOrder; readonly choice: Choice };

/** Takes an order among those that are sent together. */
export function ChoiceBox({ order, choice: { orders, onChange } }: ChoiceBoxProps) {
  const t = useBatchT();
  const others = orders.filter(({ id }) => id !== order.id);
  return (
    <Checkbox
      label={t('batch.choose')}
      aria-label={t('batch.choose.of', { number: order.number })}
      checked={others.length < orders.length}
      onChange={({ currentTarget }) => onChange(currentTarget.checked ? [...others, order] : others)}
    />
  );
}
