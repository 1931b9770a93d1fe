import { WHOLESALE_ORDER_STATUSES } from '@orime/contracts/api/trade/wholesale-order';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { Link, useFormat, useT } from '@orime/platform';
import { Badge, Text } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { dueMinor, unitsToShip, WORK, workOf } from './wholesale-work.ts';
import type { Work } from './wholesale-work.ts';

/** The columns of stores' orders. The number leads to the order, where it is answered, changed and shipped. */
export function useWholesaleColumns(): readonly GridColumn<WholesaleOrder>[] {
  const t = useT('designer-studio');
  const format = useFormat();
  // The grid sorts again for a new array.
  return useMemo(() => {
    const day = (value: string): string => format.date(`${value}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
    return [
      {
        id: 'number',
        header: t('wholesale.number'),
        value: ({ number }) => number,
        cell: ({ id, number }) => <Link to={`/wholesale-order-info/${id}`}>{number}</Link>,
        width: 6.5,
        isRowHeader: true,
        filter: { kind: 'text' },
      },
      {
        id: 'work',
        header: t('wholesale.work'),
        value: workOf,
        cell: (order) => <WorkMark work={workOf(order)} />,
        width: 8.5,
        filter: { kind: 'choice', options: WORK.map((value) => ({ value, label: t(`wholesale.work.${value}`) })) },
      },
      { id: 'store', header: t('wholesale.store'), value: ({ buyer }) => buyer.name, width: 10, filter: { kind: 'text' } },
      {
        id: 'status',
        header: t('wholesale.status'),
        value: ({ status }) => status,
        cell: ({ status }) => t(`wholesale.status.${status}`),
        width: 9,
        filter: {
          kind: 'choice',
          // Drafts are their company's own.
          options: WHOLESALE_ORDER_STATUSES.filter((value) => value !== 'draft').map((value) => ({
            value,
            label: t(`wholesale.status.${value}`),
          })),
        },
      },
      { id: 'from', header: t('wholesale.from'), value: ({ startShip }) => startShip, cell: ({ startShip }) => day(startShip), width: 7.5 },
      {
        id: 'by',
        header: t('wholesale.by'),
        value: ({ cancelAfter }) => cancelAfter,
        cell: ({ cancelAfter }) => day(cancelAfter),
        width: 7.5,
        filter: { kind: 'range', type: 'date' },
      },
      {
        id: 'left',
        header: t('wholesale.left'),
        value: unitsToShip,
        cell: (order) => t('wholesale.left-of', { left: unitsToShip(order), count: order.units }),
        width: 6.5,
        align: 'end',
      },
      {
        id: 'total',
        header: t('wholesale.total'),
        value: ({ total }) => total.price,
        cell: ({ total }) => format.money(total.priceMinor, total.currency),
        width: 7.5,
        align: 'end',
      },
      {
        id: 'due',
        header: t('wholesale.due'),
        value: (order) => dueMinor(order),
        cell: (order) => (dueMinor(order) === 0 ? '–' : format.money(dueMinor(order), order.currency)),
        width: 7.5,
        align: 'end',
      },
    ];
  }, [t, format]);
}

/** Only what is to be done stands out. */
function WorkMark({ work }: { readonly work: Work }) {
  const t = useT('designer-studio');
  const label = t(`wholesale.work.${work}`);
  if (work === 'approve' || work === 'ship') return <Badge tone={TONES[work]}>{label}</Badge>;
  return (
    <Text as="span" size="sm" tone="muted">
      {label}
    </Text>
  );
}

const TONES = { approve: 'warning', ship: 'neutral' } as const satisfies Partial<Record<Work, BadgeTone>>;
