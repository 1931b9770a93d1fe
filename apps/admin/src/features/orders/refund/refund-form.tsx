import { formatDecimal } from '@orime/commerce';
import type { StaffOrder } from '@orime/contracts/api/selling/order-office';
import { Form, useForm } from '@orime/forms';
import { useReauth } from '@orime/forms/access';
import { useFormat, useQueryClient, useText } from '@orime/platform';
import { Button, Checkbox, color, css, font, Select, showToast, space, Text, TextArea } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { Panel } from '../../../parts/panel.tsx';
import { isStale, StaleNotice } from '../../../parts/stale-notice.tsx';
import { useOrdersT } from '../orders-texts.ts';
import { refundOrder } from '../orders.api.ts';
import type { RefundWish } from '../orders.api.ts';
import { amountOf, refundableLines, refundMinor } from './refund-amount.ts';
import type { Units } from './refund-amount.ts';

const TypedConfirmDialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).TypedConfirmDialog }));

type Draft = { units: Units; shipping: boolean; reason: string };

/** Gives money back, by units and shipping at what was paid for them. The amount is typed once more before it leaves. */
export function RefundForm({ staffOrder }: { readonly staffOrder: StaffOrder }) {
  const t = useOrdersT();
  const format = useFormat();
  const text = useText();
  const queries = useQueryClient();
  const reauth = useReauth();
  const [isAsked, setAsked] = useState(false);
  const { order, refundable } = staffOrder;
  const lines = refundableLines(staffOrder);
  const money = (minor: number): string => format.money(minor, order.currency);
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['order'] });
  const totalOf = ({ units, shipping }: Draft): number => refundMinor(lines, units, shipping ? refundable.shipping.priceMinor : 0);

  const form = useForm<Draft, RefundWish>({
    name: 'refund',
    initial: { units: {}, shipping: false, reason: '' },
    toBody: ({ units, shipping, reason }) => ({
      lines: Object.entries(units).flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : [])),
      shipping,
      reason: reason.trim(),
      leftMinor: refundable.left.priceMinor,
    }),
    check: (draft) => [
      ...(totalOf(draft) > 0 ? [] : [{ field: 'units', problem: { kind: 'required' } as const }]),
      ...(draft.reason.trim() === '' ? [{ field: 'reason', problem: { kind: 'required' } as const }] : []),
    ],
    say: (field) => (field === 'units' ? t('orders.refund.nothing') : undefined),
    send: (wish, { idempotencyKey }) => reauth.run(() => refundOrder(order.id, wish, idempotencyKey)),
    onSent: async () => {
      showToast({ message: t('orders.refund.done'), tone: 'success' });
      await reload();
    },
  });
  const draft = form.followAll();
  const total = totalOf(draft);
  const units = form.value('units');
  const press = (): void => (total > 0 && draft.reason.trim() !== '' ? setAsked(true) : void form.submit());

  return (
    <Panel title={t('orders.refund')}>
      <Form
        form={form}
        label={t('orders.refund')}
        failureNotice={isStale(form.failure) ? <StaleNotice onReload={() => void reload()} /> : undefined}
      >
        <div css={styles.fields} id={units.id} tabIndex={-1}>
          {lines.map((line) => (
            <div key={line.lineId} css={styles.line}>
              <Select
                dense
                label={t('orders.refund.units', { name: text(line), size: line.size })}
                value={String(units.value[line.lineId] ?? 0)}
                disabled={line.left === 0}
                onChange={({ currentTarget }) => units.onChange({ ...units.value, [line.lineId]: Number(currentTarget.value) })}
              >
                {Array.from({ length: line.left + 1 }, (_, count) => (
                  <option key={count} value={count}>
                    {t('orders.refund.of', { count, left: line.left })}
                  </option>
                ))}
              </Select>
              <span css={styles.amount}>{money(amountOf(line, units.value[line.lineId] ?? 0))}</span>
            </div>
          ))}
          {refundable.shipping.priceMinor > 0 && (
            <Checkbox label={t('orders.refund.shipping', { amount: money(refundable.shipping.priceMinor) })} {...form.ticked('shipping')} />
          )}
          <TextArea
            label={t('orders.refund.reason')}
            hint={t('orders.refund.reason.hint')}
            rows={2}
            maxLength={500}
            required
            {...form.text('reason')}
          />
          <p css={styles.total}>
            <span>{t('orders.refund.total')}</span>
            <output>{money(total)}</output>
          </p>
          <Text size="sm" tone="muted">
            {t('orders.refund.left', { amount: money(refundable.left.priceMinor) })}
          </Text>
          <Button type="button" variant="danger" busy={form.isBusy} onClick={press}>
            {t('orders.refund.submit')}
          </Button>
        </div>
      </Form>
      {reauth.dialog}
      {isAsked && (
        <Suspense fallback={null}>
          <TypedConfirmDialog
            isOpen
            title={t('orders.refund.confirm.title', { number: order.number })}
            word={formatDecimal(total, order.currency)}
            confirmLabel={t('orders.refund.submit')}
            onConfirm={() => {
              setAsked(false);
              void form.submit();
            }}
            onCancel={() => setAsked(false)}
          >
            {t('orders.refund.confirm.text', { amount: money(total), email: order.buyer.email })}
          </TypedConfirmDialog>
        </Suspense>
      )}
    </Panel>
  );
}

const styles = {
  fields: css({ display: 'grid', gap: space[4], justifyItems: 'start', '& > *': { width: '100%' }, '& > button': { width: 'auto' } }),
  line: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[3], alignItems: 'end' }),
  amount: css({ paddingBlockEnd: space[2], fontVariantNumeric: 'tabular-nums' }),
  total: css({
    display: 'flex',
    justifyContent: 'space-between',
    paddingBlockStart: space[3],
    borderBlockStart: `1px solid ${color.line}`,
    fontWeight: font.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
};
