import type { WholesaleQuote } from '@orime/contracts/api/trade/wholesale-quote';
import { DateField } from '@orime/forms';
import type { FormState } from '@orime/forms';
import { useT, useText } from '@orime/platform';
import { css, Select, space } from '@orime/ui';
import type { EditDraft } from './edit-draft.ts';

export type EditDatesProps = {
  readonly form: FormState<EditDraft>;
  /** Those that still take orders. */
  readonly windows: WholesaleQuote['brands'][number]['windows'];
};

/** Delivery window and shipping days. Another window brings its own days. */
export function EditDates({ form, windows }: EditDatesProps) {
  const t = useT('wholesale');
  const text = useText();
  const { value, id } = form.value('windowId');
  const chosen = windows.find((one) => one.id === value);

  function handleWindow(windowId: string): void {
    form.change('windowId', windowId);
    const window = windows.find((one) => one.id === windowId);
    if (window === undefined) return;
    form.change('startShip', window.startShip);
    form.change('cancelAfter', window.endShip);
  }
  return (
    <div css={styles.root}>
      {windows.length > 0 && (
        <Select id={id} label={t('checkout.window')} value={value} onChange={({ currentTarget }) => handleWindow(currentTarget.value)}>
          {chosen === undefined && <option value={value}>{t('edit.window.keep')}</option>}
          {windows.map((window) => (
            <option key={window.id} value={window.id}>
              {text(window.name)}
            </option>
          ))}
        </Select>
      )}
      <DateField label={t('checkout.start')} min={chosen?.startShip} max={chosen?.endShip} {...form.value('startShip')} />
      <DateField label={t('checkout.cancel')} min={form.follow('startShip')} max={chosen?.endShip} {...form.value('cancelAfter')} />
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[4],
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  }),
};
