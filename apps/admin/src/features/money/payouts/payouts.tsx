import type { Payout } from '@orime/contracts/api/money/payout';
import { useFormat, useText } from '@orime/platform';
import { Badge, Button, EmptyState, Stack } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo, useState } from 'react';
import { PagedGrid } from '../../../lists/paged-grid.tsx';
import { useGridAddress } from '../../../lists/use-grid-address.ts';
import { usePages } from '../../../lists/use-pages.ts';
import { useMoneyT } from '../money-texts.ts';
import { PayoutRun } from './payout-run.tsx';
import { PayoutSteps } from './payout-steps.tsx';

const TONES = {
  pending: 'warning',
  processing: 'active',
  paid: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<Payout['status'], BadgeTone>;
const STATES = Object.keys(TONES) as readonly Payout['status'][]; // its keys are all of them

/** What is due, the run that pays it, and every payout with what the bank made of it. */
export function Payouts() {
  const t = useMoneyT();
  const format = useFormat();
  const text = useText();
  const { view } = useGridAddress();
  const [chosen, setChosen] = useState<string>();
  const list = usePages<Payout>({ key: ['payout', 'all'], url: '/api/payout', query: { status: view.filters['status'] } });
  const columns = useMemo((): readonly GridColumn<Payout>[] => {
    const column = (id: string, width: number) => ({ id, header: t(`money.payout.${id}`), width, sortable: false });
    return [
      { ...column('to', 14), isRowHeader: true, value: ({ profile }) => text(profile) },
      {
        ...column('status', 10),
        value: ({ status }) => t(`money.payout.status.${status}`),
        cell: ({ status }, value) => <Badge tone={TONES[status]}>{value}</Badge>,
        filter: { kind: 'choice', options: STATES.map((value) => ({ value, label: t(`money.payout.status.${value}`) })) },
      },
      {
        ...column('amount', 10),
        align: 'end',
        value: ({ amount }) => amount.price,
        cell: ({ amount }) => format.money(amount.priceMinor, amount.currency),
      },
      { ...column('kind', 9), value: ({ kind }) => t(`money.payout.kind.${kind}`) },
      {
        ...column('created', 10),
        value: ({ createdAt }) => createdAt.slice(0, 10),
        cell: ({ createdAt }) => format.date(createdAt, { dateStyle: 'medium' }),
      },
      { ...column('reference', 13), value: ({ reference, failure }) => (failure === '' ? reference : failure) },
      {
        ...column('action', 10),
        value: () => null,
        cell: ({ id, status, profile }) =>
          (status === 'pending' || status === 'processing') && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('money.payout.move.name', { name: text(profile) })}
              onClick={() => setChosen(id)}
            >
              {t('money.payout.move')}
            </Button>
          ),
      },
    ];
  }, [t, format, text]);
  const payout = list.rows?.find(({ id }) => id === chosen);
  return (
    <Stack gap={6}>
      <PayoutRun />
      <PagedGrid
        list={list}
        caption={t('money.tab.payouts')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ profile }) => text(profile)}
        savedAs="admin-payouts"
        exportAs="payouts"
        empty={<EmptyState title={t('money.payout.empty.title')} text={t('money.payout.empty.text')} />}
      />
      {payout && <PayoutSteps key={`${payout.id} ${payout.version}`} payout={payout} onDone={() => setChosen(undefined)} />}
    </Stack>
  );
}
