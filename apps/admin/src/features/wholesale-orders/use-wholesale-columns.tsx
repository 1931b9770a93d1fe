import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { Link, useFormat, useText } from '@orime/platform';
import { Badge } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { WHOLESALE_ORDER_STATUSES, WHOLESALE_TONES } from './wholesale-status.ts';
import { useWholesaleT } from './wholesale-texts.ts';

/** What is known of a wholesale order in a list. Its number leads to the page that buyer, designer and staff share. */
export function useWholesaleColumns(hasFilters: boolean): readonly GridColumn<WholesaleOrder>[] {
  const t = useWholesaleT();
  const format = useFormat();
  const text = useText();
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`trade.column.${id}`), width, sortable: false });
    const yes = (isGiven: boolean): string => t(isGiven ? 'trade.given' : 'trade.open');
    return [
      {
        ...column('number', 11),
        isRowHeader: true,
        value: ({ number }) => number,
        cell: ({ id, number }) => <Link to={`/wholesale-order-info/${encodeURIComponent(id)}`}>{number}</Link>,
      },
      {
        ...column('status', 11),
        value: ({ status }) => t(`trade.status.${status}`),
        cell: ({ status }, value) => <Badge tone={WHOLESALE_TONES[status]}>{value}</Badge>,
        ...(hasFilters && {
          filter: {
            kind: 'choice' as const,
            options: WHOLESALE_ORDER_STATUSES.map((value) => ({ value, label: t(`trade.status.${value}`) })),
          },
        }),
      },
      { ...column('buyer', 14), value: ({ buyer }) => buyer.name },
      { ...column('designer', 13), value: ({ seller }) => text(seller) },
      {
        ...column('total', 10),
        align: 'end',
        value: ({ total }) => total.price,
        cell: ({ total }) => format.money(total.priceMinor, total.currency),
      },
      { ...column('units', 7), align: 'end', value: ({ units }) => units },
      { ...column('seller', 10), value: ({ approvals }) => yes(approvals.seller) },
      { ...column('manager', 10), value: ({ approvals }) => yes(approvals.manager) },
      { ...column('acceptance', 11), value: ({ needsAcceptance }) => (needsAcceptance ? t('trade.awaited') : null) },
      { ...column('terms', 10), value: ({ terms }) => t(`trade.terms.${terms}`) },
      {
        ...column('ship', 10),
        value: ({ startShip }) => startShip,
        cell: ({ startShip }) => format.date(startShip, { dateStyle: 'medium' }),
      },
      {
        ...column('invoices', 11),
        value: ({ invoices }) => invoices.map(({ number }) => number).join(' '),
      },
      {
        ...column('placed', 10),
        value: ({ placedAt, createdAt }) => (placedAt ?? createdAt).slice(0, 10),
        cell: ({ placedAt, createdAt }) => format.date(placedAt ?? createdAt, { dateStyle: 'medium' }),
      },
      { ...column('responsible', 12), value: ({ manager }) => manager?.name ?? null },
    ];
  }, [t, format, text, hasFilters]);
}
