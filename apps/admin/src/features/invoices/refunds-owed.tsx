import type { InvoiceRefund } from '@orime/contracts/api/money/invoice-refund';
import { AccessPanel, refusalOf } from '@orime/forms/access';
import { Link, useFormat } from '@orime/platform';
import { Badge, Button, EmptyState } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo, useState } from 'react';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { useInvoicesT } from './invoices-texts.ts';
import { SettleForm } from './settle-form.tsx';

const STATES = ['open', 'paid', 'applied'] as const satisfies readonly InvoiceRefund['status'][];
const TONES = { open: 'warning', paid: 'success', applied: 'success' } as const;

/** What companies had paid of invoices that were credited, and what became of it. Admins only. Fetches. */
export function RefundsOwed({ path }: { readonly path: string }) {
  const t = useInvoicesT();
  const format = useFormat();
  const { view } = useGridAddress();
  const [settling, setSettling] = useState<InvoiceRefund>();
  const list = usePages<InvoiceRefund>({
    key: ['invoice', 'refunds'],
    url: '/api/invoice/refund/',
    query: { status: view.filters['status'] },
  });
  const columns = useMemo((): readonly GridColumn<InvoiceRefund>[] => {
    const column = (id: string, width: number) => ({ id, header: t(`invoices.refund.${id}`), width, sortable: false });
    return [
      {
        ...column('invoice', 11),
        isRowHeader: true,
        value: ({ invoice }) => invoice.number,
        cell: ({ invoice }) => <Link to={`${path}?invoice=${encodeURIComponent(invoice.id)}`}>{invoice.number}</Link>,
      },
      {
        ...column('status', 10),
        value: ({ status }) => t(`invoices.refund.status.${status}`),
        cell: ({ status }, value) => <Badge tone={TONES[status]}>{value}</Badge>,
        filter: { kind: 'choice', options: STATES.map((value) => ({ value, label: t(`invoices.refund.status.${value}`) })) },
      },
      { ...column('buyer', 14), value: ({ buyer }) => buyer.name },
      {
        ...column('amount', 9),
        align: 'end',
        value: ({ amount }) => amount.price,
        cell: ({ amount }) => format.money(amount.priceMinor, amount.currency),
      },
      { ...column('order', 10), value: ({ order }) => order.number },
      {
        ...column('since', 10),
        value: ({ createdAt }) => createdAt.slice(0, 10),
        cell: ({ createdAt }) => format.date(createdAt, { dateStyle: 'medium' }),
      },
      { ...column('reference', 12), value: ({ reference, appliedTo }) => appliedTo?.number ?? reference },
      {
        ...column('action', 10),
        value: () => null,
        cell: (refund) =>
          refund.status === 'open' && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('invoices.settle.name', { number: refund.invoice.number })}
              onClick={() => setSettling(refund)}
            >
              {t('invoices.settle')}
            </Button>
          ),
      },
    ];
  }, [t, format, path]);

  const refusal = refusalOf(list.error);
  if (refusal !== undefined) return <AccessPanel level={2} refusal={refusal} text={t('invoices.admins-only')} />;
  return (
    <>
      <PagedGrid
        list={list}
        caption={t('invoices.refunds')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ invoice }) => invoice.number}
        savedAs="admin-refunds-owed"
        exportAs="refunds-owed"
        empty={<EmptyState title={t('invoices.refunds.empty.title')} text={t('invoices.refunds.empty.text')} />}
      />
      {settling && <SettleForm key={settling.id} refund={settling} onDone={() => setSettling(undefined)} />}
    </>
  );
}
