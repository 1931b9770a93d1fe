import type { BuyerSummary } from '@orime/contracts/api/trade/buyer-staff';
import { Link, useFormat, useSession } from '@orime/platform';
import { Badge, color, css, EmptyState, space } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { usePages } from '../../lists/use-pages.ts';
import { useWholesaleT } from './wholesale-texts.ts';

/** What every verified company may owe and owes: a manager's own companies, for admins all of them. Fetches. */
export function CreditGrid() {
  const t = useWholesaleT();
  const isSignedIn = useSession().status === 'signed-in';
  const columns = useCreditColumns();
  const list = usePages<BuyerSummary>({
    key: ['buyer', 'credit'],
    url: '/api/buyer/all',
    query: { verification: 'verified' },
    enabled: isSignedIn,
  });
  return (
    <PagedGrid
      list={list}
      caption={t('trade.tab.credit')}
      columns={columns}
      rowId={({ id }) => id}
      rowName={nameOf}
      exportAs="credit"
      empty={<EmptyState title={t('trade.empty.credit.title')} text={t('trade.empty.credit.text')} />}
    />
  );
}

function useCreditColumns(): readonly GridColumn<BuyerSummary>[] {
  const t = useWholesaleT();
  const format = useFormat();
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`trade.column.${id}`), width, sortable: false });
    const money = (minor: number, { creditLimit }: BuyerSummary): string => format.money(minor, creditLimit.currency);
    return [
      {
        ...column('buyer', 16),
        isRowHeader: true,
        value: nameOf,
        cell: ({ id }, value) => <Link to={`/admin/buyers?tab=all&buyer=${encodeURIComponent(id)}`}>{value}</Link>,
      },
      { ...column('terms', 11), value: ({ terms }) => t(`trade.terms.${terms}`) },
      {
        ...column('limit', 11),
        align: 'end',
        value: ({ creditLimit }) => creditLimit.price,
        cell: (row) => (row.creditLimit.priceMinor === 0 ? '–' : money(row.creditLimit.priceMinor, row)),
      },
      {
        ...column('used', 11),
        align: 'end',
        value: ({ creditUsed }) => creditUsed.price,
        cell: (row) => money(row.creditUsed.priceMinor, row),
      },
      {
        ...column('left', 14),
        align: 'end',
        value: (row) => money(leftOf(row), row),
        cell: (row, value) => (
          <span css={styles.left}>
            {value}
            <span
              css={styles.bar}
              style={{
                '--used': row.creditLimit.priceMinor === 0 ? 0 : Math.min(1, row.creditUsed.priceMinor / row.creditLimit.priceMinor),
              }}
              data-over={row.creditUsed.priceMinor > row.creditLimit.priceMinor || undefined}
              aria-hidden
            />
          </span>
        ),
      },
      {
        ...column('overdue', 10),
        align: 'end',
        value: ({ overdueInvoices }) => overdueInvoices,
        cell: ({ overdueInvoices }, value) => (overdueInvoices === 0 ? '–' : <Badge tone="danger">{value}</Badge>),
      },
      { ...column('responsible', 12), value: ({ manager }) => manager?.name ?? null },
    ];
  }, [t, format]);
}

const nameOf = ({ tradeName, companyLegal }: BuyerSummary): string => tradeName || companyLegal;

/** What may still be ordered on credit, in minor units; nothing where the limit was lowered below what is used. */
const leftOf = ({ creditLimit, creditUsed }: BuyerSummary): number => Math.max(0, creditLimit.priceMinor - creditUsed.priceMinor);

const styles = {
  left: css({ display: 'inline-grid', gap: space[1], width: '100%' }),
  bar: css({
    display: 'block',
    height: 3,
    background: `linear-gradient(${color.accent}, ${color.accent}) no-repeat 0 / calc(var(--used) * 100%) 100%, ${color.line}`,
    '&[data-over]': { background: color.danger },
  }),
};
