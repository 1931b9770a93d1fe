import { buildUrl } from '@orime/contracts';
import type { StaffOrder } from '@orime/contracts/api/selling/order-office';
import { api, useFormat, useLanguage } from '@orime/platform';
import { Notice } from '@orime/ui';
import { PaperButtons } from '@orime/ui/data';
import type { Paper } from '@orime/ui/data';
import { Facts } from '../../../parts/facts.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { useOrdersT } from '../orders-texts.ts';

/** What was paid and given back, with its papers. */
export function OrderMoney({ staffOrder: { order, payment, invoice } }: { readonly staffOrder: StaffOrder }) {
  const t = useOrdersT();
  const format = useFormat();
  const lang = useLanguage();
  const paper = (id: string, number: string): Paper => ({
    id,
    label: t('orders.paper', { number }),
    kind: 'pdf',
    onOpen: () => api.download(buildUrl('/api/invoice/id/:id/pdf', { lang }, { id })),
  });
  const papers = [
    ...(invoice === null ? [] : [paper(invoice.id, invoice.number)]),
    ...order.refunds.flatMap(({ creditNote }) => (creditNote === null ? [] : [paper(creditNote.id, creditNote.number)])),
  ];
  return (
    <Panel title={t('orders.money')}>
      {payment !== null && payment.error !== '' && <Notice tone="danger">{t('orders.money.error', { error: payment.error })}</Notice>}
      <Facts
        facts={[
          { name: t('orders.money.provider'), value: payment?.provider ?? t('orders.money.none') },
          { name: t('orders.money.captured'), value: payment === null ? '' : format.money(payment.captured.priceMinor, order.currency) },
          ...order.refunds.map(({ id, amount, status, at }) => ({
            name: t('orders.money.refund', { date: format.date(at, { dateStyle: 'medium' }) }),
            value: `${format.money(amount.priceMinor, amount.currency)} · ${t(`orders.refund.status.${status}`)}`,
            key: id,
          })),
        ]}
      />
      {papers.length > 0 && <PaperButtons label={t('orders.papers')} papers={papers} />}
    </Panel>
  );
}
