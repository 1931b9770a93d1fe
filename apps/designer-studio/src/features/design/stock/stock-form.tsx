import { isEmpty } from '@orime/contracts';
import type { StockAnswer, StockInput } from '@orime/contracts/api/catalogue/own-design';
import { Form, useForm } from '@orime/forms';
import { isApiError, useFormat, useQueryClient } from '@orime/platform';
import { Button, css, media, Notice, Select, showToast, space, TextField } from '@orime/ui';
import { wrongFields } from '../../draft/index.ts';
import { useDesignT } from '../design-texts.ts';
import { changeStock } from '../design.api.ts';
import { emptyStock, stockInput } from './stock-draft.ts';
import type { StockDraft } from './stock-draft.ts';

export type StockFormProps = { readonly designId: string; readonly stock: StockAnswer; readonly onDone: () => void };

/** Counts a size up, down or anew, with the reason that its movement names. */
export function StockForm({ designId, stock, onDone }: StockFormProps) {
  const t = useDesignT();
  const format = useFormat();
  const queries = useQueryClient();
  const { sku, size, onHand, allocated } = stock;
  const form = useForm<StockDraft, StockInput, StockAnswer>({
    name: `stock-${sku}`,
    initial: emptyStock,
    check: ({ count, reason, how }) =>
      wrongFields([
        ...(/^\d{1,6}$/.test(count.trim()) && (how === 'set' || Number(count) > 0) ? [] : ['count']),
        ...(isEmpty(reason) ? ['reason'] : []),
      ]),
    say: (field) => t(field === 'count' ? 'design.stock.error.count' : 'design.stock.error.reason'),
    toBody: (draft) => stockInput(sku, draft),
    send: (input, { idempotencyKey }) => changeStock(designId, input, idempotencyKey),
    onSent: async (saved) => {
      await queries.invalidateQueries({ queryKey: ['designs'] });
      showToast({ message: t('design.stock.saved', { size, onHand: format.number(saved.onHand) }), tone: 'success' });
      onDone();
    },
  });
  const how = form.value('how');
  const isBelowSold = isApiError(form.failure) && form.failure.code === 'insufficient_stock';
  return (
    <Form
      form={form}
      label={t('design.stock.adjust-size', { size })}
      guarded={false}
      failureNotice={
        isBelowSold ? (
          <Notice tone="danger" role="alert">
            {t('design.stock.below-sold', { onHand: format.number(onHand), allocated: format.number(allocated), count: allocated })}
          </Notice>
        ) : undefined
      }
    >
      <div css={styles.row}>
        <Select
          label={t('design.stock.how')}
          id={how.id}
          value={how.value}
          onChange={({ currentTarget }) =>
            how.onChange(currentTarget.value === 'remove' || currentTarget.value === 'set' ? currentTarget.value : 'add')
          }
        >
          {(['add', 'remove', 'set'] as const).map((value) => (
            <option key={value} value={value}>
              {t(`design.stock.how.${value}`)}
            </option>
          ))}
        </Select>
        <TextField label={t('design.stock.count')} inputMode="numeric" maxLength={6} {...form.text('count')} />
        <TextField
          label={t('design.stock.reason')}
          maxLength={200}
          placeholder={t('design.stock.reason.example')}
          {...form.text('reason')}
        />
        <div css={styles.buttons}>
          <Button type="submit" size="sm" busy={form.isBusy}>
            {t('design.stock.save')}
          </Button>
          <Button variant="ghost" size="sm" onClick={onDone}>
            {t('design.stock.cancel')}
          </Button>
        </div>
      </div>
    </Form>
  );
}

const styles = {
  row: css({
    display: 'grid',
    gap: space[3],
    alignItems: 'end',
    [media.tablet]: { gridTemplateColumns: '9rem 6rem minmax(0, 1fr) auto' },
  }),
  buttons: css({ display: 'flex', gap: space[2], paddingBlockEnd: space[1] }),
};
