import type { Producer } from '@orime/contracts/api/people/producer';
import type { Rfq, RfqInput } from '@orime/contracts/api/trade/rfq';
import { DateField, Form, NumberField, useForm } from '@orime/forms';
import { AccessPanel } from '@orime/forms/access';
import { isApiError, Link, useQueryClient, useText } from '@orime/platform';
import { Button, Notice, TextArea, TextField } from '@orime/ui';
import { useState } from 'react';
import { DesignChoice } from './design-choice.tsx';
import { useRequestT } from './quote-request-texts.ts';
import { RFQS_KEY, sendRequest } from './quote-request.api.ts';
import { checkRequest, EMPTY_REQUEST, localToday, requestInput, type RequestDraft } from './request-draft.ts';

export type RequestFormProps = { readonly producer: Producer; readonly userId: string; readonly isDesigner: boolean };

/** Asks a workshop for a price and a time. A design's sizes are asked for one by one; without a design the units in all. */
export function RequestForm({ producer, userId, isDesigner }: RequestFormProps) {
  const t = useRequestT();
  const text = useText();
  const queries = useQueryClient();
  const [sent, setSent] = useState<Rfq>();
  const today = localToday();
  const form = useForm<RequestDraft, RfqInput, Rfq>({
    name: `quote-${producer.handle}`,
    initial: EMPTY_REQUEST,
    keep: { userId },
    schema: async () => (await import('@orime/contracts/api/trade/rfq')).createRfq.schema.body,
    check: (draft) => checkRequest(draft, today),
    toBody: (draft) => requestInput(draft, producer.id),
    say: (field) =>
      field === 'dueDate' || field === 'sizeQuantities' || field === 'units' || field === 'title' || field === 'message'
        ? t(`request.error.${field}`)
        : undefined,
    send: (input, { idempotencyKey }) => sendRequest(input, idempotencyKey),
    onSent: async (rfq) => {
      setSent(rfq);
      await queries.invalidateQueries({ queryKey: RFQS_KEY });
    },
  });
  const designId = form.follow('designId');

  if (isApiError(form.failure) && form.failure.code === 'buyer_unverified') return <AccessPanel level={2} refusal="buyer_unverified" />;
  if (sent !== undefined)
    return (
      <Notice tone="success" role="status" title={t('request.sent')}>
        <p>{t('request.sent.text', { name: text(producer), reference: sent.reference })}</p>
        {isDesigner && <Link to="/dashboard?tab=production">{t('request.to-dashboard')}</Link>}
      </Notice>
    );
  return (
    <Form form={form} label={t('request.title')}>
      <TextField label={t('request.name')} hint={t('request.name.hint')} maxLength={160} {...form.text('title')} />
      {isDesigner && (
        <DesignChoice
          design={form.value('designId')}
          sizes={form.value('sizeQuantities')}
          onDesign={(design) => {
            form.change('designId', design?.id ?? null);
            form.change('sizeQuantities', Object.fromEntries((design?.sizes ?? []).map(({ size }) => [size, null])));
          }}
        />
      )}
      {designId === null && (
        <NumberField label={t('request.units')} hint={t('request.units.hint', { count: producer.moq })} {...form.value('units')} />
      )}
      <DateField
        label={t('request.due')}
        hint={t('request.due.hint', { count: producer.leadTimeDays })}
        optional
        {...form.value('dueDate')}
      />
      <TextArea label={t('request.message')} rows={6} maxLength={4000} {...form.text('message')} />
      <div>
        <Button type="submit" busy={form.isBusy}>
          {t('request.send')}
        </Button>
      </div>
    </Form>
  );
}
