import { matrixUnits } from '@orime/commerce';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { AddressFields, checkAddress, ConflictNotice, Form, MoneyField, useForm } from '@orime/forms';
import { isApiError, useT } from '@orime/platform';
import { Button, Cluster, color, css, Heading, RadioGroup, space, Text, TextArea, TextField } from '@orime/ui';
import { useRef, useState } from 'react';
import { updateOrder } from '../order.api.ts';
import type { OrderChanges } from '../order.api.ts';
import { OrderRefusal } from '../steps/order-refusal.tsx';
import { EditDates } from './edit-dates.tsx';
import { changesOf, editDraft } from './edit-draft.ts';
import type { EditDraft } from './edit-draft.ts';
import { EditLine } from './edit-line.tsx';
import { EditPreview } from './edit-preview.tsx';
import { useEditQuote } from './use-edit-quote.ts';

export type EditOrderProps = {
  readonly order: WholesaleOrder;
  readonly onDone: (order: WholesaleOrder) => void;
  /** Reads the order again; resolves when that is asked for. */
  readonly onStale: () => Promise<void>;
  readonly onClose: () => void;
};

/** Goods, dates, terms, freight, number and address of an order before its approval; a preview says what it would come to. */
export function EditOrder({ order, onDone, onStale, onClose }: EditOrderProps) {
  const t = useT('wholesale');
  const isStaff = order.viewer.role !== 'buyer';
  // What was changed is told by the order as it was when this was opened, whatever becomes of it meanwhile.
  const [opened] = useState(order);
  // The version that is written over: a later one only after the reader has decided so.
  const version = useRef(order.version);
  const form = useForm<EditDraft, OrderChanges, WholesaleOrder>({
    name: `order-${order.id}`,
    initial: editDraft(opened),
    schema: async () => (await import('@orime/contracts/api/trade/wholesale-order')).updateWholesaleOrder.schema.body,
    toBody: (draft) => changesOf(opened, draft),
    check: ({ lines, startShip, cancelAfter, shipTo }) => [
      // An address that stays as it is was taken once, and keeps nobody from changing something else.
      ...(JSON.stringify(shipTo) === JSON.stringify(editDraft(opened).shipTo) ? [] : checkAddress(shipTo, 'shipTo')),
      ...(Object.values(lines).every((sizes) => matrixUnits(sizes) === 0)
        ? [{ field: 'lines', problem: { kind: 'required' } as const }]
        : []),
      ...(cancelAfter < startShip ? [{ field: 'cancelAfter', problem: { kind: 'refused' } as const }] : []),
    ],
    say: (field, { kind }) => {
      if (field === 'lines' && kind === 'required') return t('edit.lines.empty');
      return field === 'cancelAfter' ? t('checkout.dates.wrong') : undefined;
    },
    send: (changes) => updateOrder(order.id, changes, version.current),
    onSent: onDone,
  });
  const preview = useEditQuote(order, {
    lines: form.follow('lines'),
    windowId: form.follow('windowId'),
    startShip: form.follow('startShip'),
    cancelAfter: form.follow('cancelAfter'),
    terms: form.follow('terms'),
  });
  const lines = form.value('lines');
  const isConflict = isApiError(form.failure) && form.failure.code === 'conflict';
  const terms = form.value('terms');

  function keepMine(): void {
    // The fact that a refusal for an old version gives.
    const newer = isApiError(form.failure) ? (form.failure.details as { readonly version?: number } | undefined)?.version : undefined;
    version.current = newer ?? version.current;
    void onStale();
    void form.submit();
  }

  return (
    <section css={styles.root} aria-labelledby="order-edit">
      <Heading id="order-edit" level={2} size={3}>
        {t(order.status === 'draft' ? 'step.edit.draft' : 'step.edit')}
      </Heading>
      {order.status !== 'draft' && <Text tone="muted">{t('edit.text')}</Text>}
      <Form form={{ ...form, failure: undefined }}>
        {isConflict && (
          <ConflictNotice onKeepMine={keepMine} onTakeTheirs={() => void onStale().then(onClose)}>
            <Text size="sm">{t('edit.conflict')}</Text>
          </ConflictNotice>
        )}
        {!isConflict && <OrderRefusal error={form.failure} currency={order.currency} />}
        <ul css={styles.lines} id={lines.id} tabIndex={-1}>
          {order.lines.map((line) => (
            <EditLine
              key={line.designId}
              line={line}
              currency={order.currency}
              sizes={lines.value[line.designId] ?? {}}
              problems={preview.problemsOf(line.designId)}
              onChange={(sizes) => lines.onChange({ ...lines.value, [line.designId]: sizes })}
            />
          ))}
        </ul>
        <EditDates form={form} windows={preview.windows} />
        {preview.allowedTerms.length > 1 && (
          <RadioGroup
            legend={t('checkout.terms')}
            options={preview.allowedTerms.map((one) => ({ value: one, label: t(`buyer.terms.${one}`) }))}
            {...terms}
          />
        )}
        {isStaff && <MoneyField label={t('edit.shipping')} currency={order.currency} {...form.value('shippingMinor')} />}
        <TextField label={t('checkout.po')} optional {...form.text('poNumber')} />
        <TextArea label={t('checkout.note')} rows={2} optional {...form.text('note')} />
        <Heading level={3} size={4}>
          {t('checkout.address.shipTo')}
        </Heading>
        <AddressFields {...form.group('shipTo')} />
        <EditPreview order={order} preview={preview} shippingMinor={form.follow('shippingMinor')} />
        <Cluster>
          <Button type="submit" busy={form.isBusy} disabled={!form.isDirty}>
            {t(order.status === 'draft' ? 'edit.save.draft' : 'edit.save')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('edit.close')}
          </Button>
        </Cluster>
      </Form>
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[4],
    padding: space[5],
    background: color.surface,
    boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
    '& > *': { minWidth: 0 },
  }),
  lines: css({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' }),
};
