import type { Rfq, RfqDecision } from '@orime/contracts/api/trade/rfq';
import { Form, MoneyField, NumberField, useForm } from '@orime/forms';
import { useFormat, useQueryClient } from '@orime/platform';
import { Button, Cluster, css, media, Select, showToast, space, Text, TextArea } from '@orime/ui';
import { useState } from 'react';
import { quoteInput, quoteSums, type QuoteDraft } from './quote-draft.ts';
import { useRfqT } from './rfq-texts.ts';
import { decideRfq, RFQS_KEY } from './rfq.api.ts';

const CURRENCIES = ['JPY', 'USD', 'EUR'] as const;

/** A producer's price and time for a request. Under the fields stands what they come to. */
export function QuoteForm({ rfq, onClose }: { readonly rfq: Rfq; readonly onClose: () => void }) {
  const t = useRfqT();
  const format = useFormat();
  const queries = useQueryClient();
  const [now] = useState(() => new Date());
  const form = useForm<QuoteDraft, RfqDecision, Rfq>({
    name: `quote-${rfq.id}`,
    initial: { currency: 'JPY', unitPriceMinor: null, leadDays: null, note: '' },
    schema: async () => (await import('@orime/contracts/api/trade/rfq')).decideRfq.schema.body,
    check: ({ unitPriceMinor, leadDays }) => [
      ...(unitPriceMinor === null ? [{ field: 'unitPriceMinor', problem: { kind: 'required' } as const }] : []),
      ...(leadDays === null ? [{ field: 'leadDays', problem: { kind: 'required' } as const }] : []),
    ],
    toBody: quoteInput,
    say: (field) => (field === 'unitPriceMinor' || field === 'leadDays' ? t(`quote.error.${field}`) : undefined),
    send: (decision) => decideRfq(rfq.id, decision),
    onSent: async () => {
      showToast({ tone: 'success', message: t('quote.sent', { title: rfq.title }) });
      await queries.invalidateQueries({ queryKey: RFQS_KEY });
      onClose();
    },
  });
  const currency = form.follow('currency');
  const { totalMinor, readyAt } = quoteSums(form.followAll(), rfq.units, now);
  return (
    <Form form={form} label={t('quote.title', { title: rfq.title })}>
      <div css={styles.fields}>
        <Select label={t('quote.currency')} {...form.text('currency')}>
          {CURRENCIES.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </Select>
        <MoneyField label={t('quote.price')} currency={currency} {...form.value('unitPriceMinor')} />
        <NumberField label={t('quote.lead')} unit={t('quote.days')} {...form.value('leadDays')} />
      </div>
      <Text size="sm" role="status">
        {totalMinor !== null && t('quote.total', { count: rfq.units, total: format.money(totalMinor, currency) })}{' '}
        {readyAt !== null && t('quote.ready', { date: format.date(readyAt) })}
      </Text>
      <TextArea label={t('quote.note')} optional rows={3} maxLength={4000} {...form.text('note')} />
      <Cluster>
        <Button type="submit" busy={form.isBusy}>
          {t('quote.send')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('quote.cancel')}
        </Button>
      </Cluster>
    </Form>
  );
}

const styles = {
  fields: css({ display: 'grid', gap: space[3], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '8rem 1fr 1fr' } }),
};
