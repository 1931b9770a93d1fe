import type { Return } from '@orime/contracts/api/selling/return';
import { Link, useFormat, useSearchParams, useText } from '@orime/platform';
import { Badge } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { RETURN_STATES, RETURN_TONES } from './return-status.ts';
import { useReturnsT } from './returns-texts.ts';

/** What is known of a return in a list. The number's filter also finds orders and beginnings of mail addresses. */
export function useReturnColumns(): readonly GridColumn<Return>[] {
  const t = useReturnsT();
  const format = useFormat();
  const text = useText();
  const [search] = useSearchParams();
  const query = search.toString();
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`returns.column.${id}`), width, sortable: false });
    return [
      {
        ...column('number', 11),
        isRowHeader: true,
        value: ({ number }) => number,
        cell: ({ id, number }) => {
          const params = new URLSearchParams(query);
          params.set('return', id);
          return <Link to={`/admin/returns?${params.toString()}`}>{number}</Link>;
        },
        filter: { kind: 'text' },
      },
      {
        ...column('status', 11),
        value: ({ status }) => t(`returns.status.${status}`),
        cell: ({ status }, value) => <Badge tone={RETURN_TONES[status]}>{value}</Badge>,
        filter: { kind: 'choice', options: RETURN_STATES.map((value) => ({ value, label: t(`returns.status.${value}`) })) },
      },
      {
        ...column('requested', 10),
        value: ({ createdAt }) => createdAt.slice(0, 10),
        cell: ({ createdAt }) => format.date(createdAt, { dateStyle: 'medium' }),
      },
      { ...column('order', 11), value: ({ orderNumber }) => orderNumber },
      { ...column('buyer', 15), value: ({ buyer }) => buyer.email },
      { ...column('designer', 13), value: ({ seller }) => text(seller) },
      { ...column('units', 7), align: 'end', value: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0) },
      {
        ...column('amount', 10),
        align: 'end',
        value: ({ refund, estimate }) => (refund ?? estimate).price,
        cell: ({ refund, estimate }) => format.money((refund ?? estimate).priceMinor, estimate.currency),
      },
    ];
  }, [t, format, text, query]);
}
