import type { WholesaleQuote } from '@orime/contracts/api/trade/wholesale-quote';
import { DateField } from '@orime/forms';
import { useFormat, useT, useText } from '@orime/platform';
import { css, RadioGroup, space, TextArea, TextField } from '@orime/ui';
import { emptyChoice } from '../checkout-draft.ts';
import type { BrandChoice } from '../checkout-draft.ts';
import type { CheckoutFormState } from '../checkout-form-state.ts';

export type BrandDeliveryProps = {
  readonly brand: WholesaleQuote['brands'][number];
  readonly form: CheckoutFormState;
};

/** When a designer's order ships, and what the buyer's own papers say of it. Days outside the window are moved into it. */
export function BrandDelivery({ brand, form }: BrandDeliveryProps) {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  const { id } = brand.seller;
  const field = `brands.${id}` as const;
  const brands = form.follow('brands');
  const choice: BrandChoice = brands[id] ?? emptyChoice;
  const window = brand.windows.find((one) => one.id === (choice.windowId || brand.windowId));
  const day = (value: string): string => format.date(`${value}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  const change = (changed: Partial<BrandChoice>): void => form.change('brands', { ...brands, [id]: { ...choice, ...changed } });
  return (
    <div css={styles.root}>
      {brand.windows.length > 0 && (
        <RadioGroup
          framed
          id={`${form.name}-${field.replaceAll('.', '-')}-windowId`}
          legend={t('checkout.window')}
          value={window?.id}
          options={brand.windows.map((one) => ({
            value: one.id,
            label: text(one.name),
            hint: t(one.isPrebook ? 'checkout.window.prebook' : 'checkout.window.stock', {
              from: day(one.startShip),
              to: day(one.endShip),
              cutoff: day(one.orderCutoff),
            }),
          }))}
          onChange={(windowId) => change({ windowId, startShip: '', cancelAfter: '' })}
        />
      )}
      <div css={styles.pair}>
        <DateField
          id={`${form.name}-brands-${id}-startShip`}
          label={t('checkout.start')}
          value={choice.startShip || brand.startShip}
          min={window?.startShip}
          max={window?.endShip}
          error={form.errorOf(`${field}.startShip`)}
          onChange={(startShip) => change({ startShip })}
        />
        <DateField
          id={`${form.name}-brands-${id}-cancelAfter`}
          label={t('checkout.cancel')}
          value={choice.cancelAfter || brand.cancelAfter}
          min={choice.startShip || brand.startShip}
          max={window?.endShip}
          error={form.errorOf(`${field}.cancelAfter`)}
          onChange={(cancelAfter) => change({ cancelAfter })}
        />
        <TextField label={t('checkout.po')} hint={t('checkout.po.hint')} optional autoComplete="off" {...form.text(`${field}.poNumber`)} />
      </div>
      <TextArea label={t('checkout.note')} rows={2} optional {...form.text(`${field}.note`)} />
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }),
  pair: css({
    display: 'grid',
    gap: space[4],
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  }),
};
