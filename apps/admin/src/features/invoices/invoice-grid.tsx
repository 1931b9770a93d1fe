import type { Invoice } from '@orime/contracts/api/money/invoice';
import { AccessPanel, refusalOf } from '@orime/forms/access';
import { Link, useFormat, useSearchParams } from '@orime/platform';
import { Badge, EmptyState } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { INVOICE_KINDS, INVOICE_STATES, INVOICE_TONES } from './invoice-status.ts';
import { useInvoicesT } from './invoices-texts.ts';

export type InvoiceGridProps = {
  /** The screen that shows them; `?invoice=` opens one on it. */
  readonly path: string;
  readonly caption: string;
  /** Only these; a filter when left out. */
  readonly kind?: Invoice['kind'];
  readonly status?: Invoice['status'];
};

/** Invoices, the newest first. Admins only: others are told so in its place. Fetches. */
export function InvoiceGrid({ path, caption, kind, status }: InvoiceGridProps) {
  const t = useInvoicesT();
  const { view } = useGridAddress();
  const columns = useColumns(path, { hasKind: kind === undefined, hasStatus: status === undefined });
  const list = usePages<Invoice>({
    key: ['invoice', 'all', kind ?? '', status ?? ''],
    url: '/api/invoice/',
    query: { kind: kind ?? view.filters['kind'], status: status ?? view.filters['status'] },
  });
  const refusal = refusalOf(list.error);
  if (refusal !== undefined) return <AccessPanel level={2} refusal={refusal} text={t('invoices.admins-only')} />;
  return (
    <PagedGrid
      list={list}
      caption={caption}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ number }) => number}
      savedAs={status === undefined ? `admin-invoices-${kind ?? 'all'}` : undefined}
      exportAs="invoices"
      empty={<EmptyState title={t('invoices.empty.title')} text={t('invoices.empty.text')} />}
    />
  );
}

function useColumns(path: string, { hasKind, hasStatus }: { readonly hasKind: boolean; readonly hasStatus: boolean }) {
  const t = useInvoicesT();
  const format = useFormat();
  const [search] = useSearchParams();
  const query = search.toString();
  return useMemo((): readonly GridColumn<Invoice>[] => {
    const column = (id: string, width: number) => ({ id, header: t(`invoices.column.${id}`), width, sortable: false });
    const amount = (id: 'total' | 'paid' | 'due', width: number): GridColumn<Invoice> => ({
      ...column(id, width),
      align: 'end',
      value: (invoice) => invoice[id].price,
      cell: (invoice) => format.money(invoice[id].priceMinor, invoice.currency),
    });
    return [
      {
        ...column('number', 11),
        isRowHeader: true,
        value: ({ number }) => number,
        cell: ({ id, number }) => {
          const params = new URLSearchParams(query);
          params.set('invoice', id);
          return <Link to={`${path}?${params.toString()}`}>{number}</Link>;
        },
      },
      {
        ...column('status', 10),
        value: ({ status }) => t(`invoices.status.${status}`),
        cell: ({ status }, value) => <Badge tone={INVOICE_TONES[status]}>{value}</Badge>,
        ...(hasStatus && {
          filter: { kind: 'choice' as const, options: INVOICE_STATES.map((value) => ({ value, label: t(`invoices.status.${value}`) })) },
        }),
      },
      ...(hasKind
        ? [
            {
              ...column('kind', 10),
              value: ({ kind }: Invoice) => t(`invoices.kind.${kind}`),
              filter: { kind: 'choice' as const, options: INVOICE_KINDS.map((value) => ({ value, label: t(`invoices.kind.${value}`) })) },
            },
          ]
        : []),
      { ...column('buyer', 14), value: ({ buyer }) => buyer.name },
      { ...column('seller', 14), value: ({ seller }) => seller.name },
      amount('total', 9),
      amount('paid', 9),
      amount('due', 9),
      {
        ...column('issued', 10),
        value: ({ issuedAt }) => issuedAt.slice(0, 10),
        cell: ({ issuedAt }) => format.date(issuedAt, { dateStyle: 'medium' }),
      },
      {
        ...column('dueAt', 10),
        value: ({ dueAt }) => dueAt.slice(0, 10),
        cell: ({ dueAt }) => format.date(dueAt, { dateStyle: 'medium' }),
      },
      { ...column('order', 10), value: ({ orderNumber }) => orderNumber },
    ];
  }, [t, format, path, query, hasKind, hasStatus]);
}
