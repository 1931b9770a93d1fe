import { buildUrl } from '@orime/contracts';
import type { Invoice } from '@orime/contracts/api/money/invoice';
import { AccessPanel, refusalOf } from '@orime/forms/access';
import { api, Link, useFormat, useLanguage, useQuery, useSearchParams, useText } from '@orime/platform';
import { Badge, buttonStyles, Cluster, css, FailedState, Heading, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { MoneyTable, PaperButtons } from '@orime/ui/data';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/panel.tsx';
import { RecordLayout } from '../../parts/record-layout.tsx';
import { INVOICE_TONES } from './invoice-status.ts';
import { useInvoicesT } from './invoices-texts.ts';
import { invoiceQuery } from './invoices.api.ts';
import { PaymentForm } from './payment-form.tsx';
import { VoidForm } from './void-form.tsx';

/** One invoice: what it is for, what was paid of it, and what can be done with it. Fetches. */
export function InvoiceRecord({ id, path }: { readonly id: string; readonly path: string }) {
  const t = useInvoicesT();
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(invoiceQuery(id));
  const back = new URLSearchParams(search);
  back.delete('invoice');
  const refusal = refusalOf(error);
  return (
    <div css={styles.root}>
      <div>
        <Link css={buttonStyles({ variant: 'secondary', size: 'sm' })} to={`${path}?${back.toString()}`}>
          {t('invoices.back')}
        </Link>
      </div>
      {data !== undefined && <Shown invoice={data} />}
      {data === undefined && refusal !== undefined && <AccessPanel level={2} refusal={refusal} />}
      {data === undefined && error !== null && refusal === undefined && <FailedState onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && error === null && (
        <SkeletonRegion>
          <Skeleton height="36rem" />
        </SkeletonRegion>
      )}
    </div>
  );
}

function Shown({ invoice }: { readonly invoice: Invoice }) {
  const t = useInvoicesT();
  const format = useFormat();
  const text = useText();
  const lang = useLanguage();
  const money = (minor: number): string => format.money(minor, invoice.currency);
  const sum = (id: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total' | 'paid' | 'due', kind?: 'total') => ({
    id,
    label: t(id === 'tax' && invoice.taxIncluded ? 'invoices.sum.tax-included' : `invoices.sum.${id}`),
    amounts: { amount: money(invoice[id].priceMinor) },
    ...(kind && { kind }),
  });
  const isOpen = invoice.status !== 'void' && invoice.kind !== 'credit_note';
  return (
    <article css={styles.root} aria-labelledby="invoice-number">
      <Cluster>
        <Heading level={2} size={3} id="invoice-number">
          {invoice.number}
        </Heading>
        <Badge tone={INVOICE_TONES[invoice.status]}>{t(`invoices.status.${invoice.status}`)}</Badge>
      </Cluster>
      <RecordLayout
        side={
          <>
            {isOpen && invoice.due.priceMinor > 0 && invoice.kind === 'wholesale' && (
              <PaymentForm key={invoice.due.priceMinor} invoice={invoice} />
            )}
            {isOpen && <VoidForm invoice={invoice} />}
          </>
        }
      >
        <Panel title={t('invoices.about')}>
          <Facts
            facts={[
              { name: t('invoices.column.kind'), value: t(`invoices.kind.${invoice.kind}`) },
              { name: t('invoices.column.buyer'), value: `${invoice.buyer.name} · ${invoice.buyer.email}` },
              { name: t('invoices.column.seller'), value: invoice.seller.name },
              { name: t('invoices.column.order'), value: orderLink(invoice) },
              { name: t('invoices.related'), value: invoice.relatedNumber ?? '' },
              { name: t('invoices.column.issued'), value: format.date(invoice.issuedAt) },
              { name: t('invoices.column.dueAt'), value: format.date(invoice.dueAt) },
              { name: t('invoices.reason'), value: invoice.reason },
            ]}
          />
        </Panel>
        <Panel title={t('invoices.lines')}>
          <MoneyTable
            caption={t('invoices.lines')}
            labelHeader={t('invoices.lines')}
            columns={[{ id: 'amount', header: t('invoices.column.total') }]}
            lines={[
              ...invoice.lines.map((line, index) => ({
                id: String(index),
                label: text(line.text),
                note: `${format.number(line.quantity)} × ${money(line.unitMinor)}`,
                amounts: { amount: money(line.totalMinor) },
              })),
              sum('subtotal'),
              ...(invoice.discount.priceMinor === 0 ? [] : [sum('discount')]),
              sum('shipping'),
              sum('tax'),
              sum('total', 'total'),
              sum('paid', 'total'),
              sum('due', 'total'),
            ]}
          />
          <PaperButtons
            label={t('invoices.papers')}
            papers={[
              {
                id: 'pdf',
                label: t('invoices.paper', { number: invoice.number }),
                kind: 'pdf',
                onOpen: () => api.download(buildUrl('/api/invoice/id/:id/pdf', { lang }, { id: invoice.id })),
              },
            ]}
          />
        </Panel>
      </RecordLayout>
    </article>
  );
}

function orderLink({ orderId, wholesaleOrderId, orderNumber }: Invoice) {
  if (wholesaleOrderId !== null) return <Link to={`/wholesale-order-info/${encodeURIComponent(wholesaleOrderId)}`}>{orderNumber}</Link>;
  if (orderId !== null) return <Link to={`/admin/orders?order=${encodeURIComponent(orderId)}`}>{orderNumber}</Link>;
  return '';
}

const styles = { root: css({ display: 'grid', gap: space[5], minWidth: 0 }) };
