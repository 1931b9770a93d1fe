import { MONEY_BACK_KINDS } from '@orime/contracts/api/selling/money-back';
import type { MoneyBack } from '@orime/contracts/api/selling/money-back';
import { AccessPanel, refusalOf } from '@orime/forms/access';
import { Link, useFormat } from '@orime/platform';
import { Badge, Button, EmptyState, Notice, Stack } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo, useState } from 'react';
import { PagedGrid } from '../../../lists/paged-grid.tsx';
import { useGridAddress } from '../../../lists/use-grid-address.ts';
import { usePages } from '../../../lists/use-pages.ts';
import { useMoneyT } from '../money-texts.ts';
import { SettleRefund } from './settle-refund.tsx';

const TONES = {
  open: 'warning',
  won: 'success',
  lost: 'danger',
  done: 'neutral',
  failed: 'danger',
  settled: 'success',
} as const satisfies Record<MoneyBack['status'], BadgeTone>;

/** Payments that banks took back, refunds by hand, and refunds that never arrived: what waits first. Fetches. */
export function Disputes() {
  const t = useMoneyT();
  const format = useFormat();
  const { view } = useGridAddress();
  const [settling, setSettling] = useState<MoneyBack>();
  const list = usePages<MoneyBack>({
    key: ['money-back'],
    url: '/api/payment/money-back/',
    query: { kind: view.filters['kind'] },
  });
  const columns = useMemo((): readonly GridColumn<MoneyBack>[] => {
    const column = (id: string, width: number) => ({ id, header: t(`money.dispute.${id}`), width, sortable: false });
    const day = (at: string): string => format.date(at, { dateStyle: 'medium' });
    return [
      {
        ...column('order', 12),
        isRowHeader: true,
        value: ({ orders }) => orders.map(({ number }) => number).join(', '),
        cell: ({ orders }) =>
          orders.map(({ id, number }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={`/admin/orders?order=${encodeURIComponent(id)}`}>{number}</Link>
            </span>
          )),
      },
      {
        ...column('kind', 12),
        value: ({ kind }) => t(`money.dispute.kind.${kind}`),
        filter: { kind: 'choice', options: MONEY_BACK_KINDS.map((value) => ({ value, label: t(`money.dispute.kind.${value}`) })) },
      },
      {
        ...column('status', 10),
        value: ({ kind, status }) => t(`money.dispute.status.${kind === 'failed_refund' && status === 'open' ? 'owed' : status}`),
        cell: ({ status }, value) => <Badge tone={TONES[status]}>{value}</Badge>,
      },
      {
        ...column('action', 11),
        value: () => null,
        cell: (entry) =>
          entry.kind === 'failed_refund' &&
          entry.status === 'open' && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('money.dispute.settle.name', { number: entry.orders.map(({ number }) => number).join(', ') })}
              onClick={() => setSettling(entry)}
            >
              {t('money.dispute.settle')}
            </Button>
          ),
      },
      {
        ...column('amount', 9),
        align: 'end',
        value: ({ amount }) => amount.price,
        cell: ({ amount }) => format.money(amount.priceMinor, amount.currency),
      },
      {
        ...column('fee', 8),
        align: 'end',
        value: ({ fee }) => fee?.price ?? null,
        cell: ({ fee }) => (fee === null ? '–' : format.money(fee.priceMinor, fee.currency)),
      },
      {
        ...column('due', 10),
        value: ({ evidenceDueAt }) => evidenceDueAt?.slice(0, 10) ?? null,
        cell: ({ evidenceDueAt }) => (evidenceDueAt === null ? '–' : day(evidenceDueAt)),
      },
      {
        ...column('reason', 14),
        value: ({ reason }) => t(`money.dispute.reason.${reason}`, { defaultValue: reason.replaceAll('_', ' ') }),
      },
      { ...column('since', 10), value: ({ createdAt }) => createdAt.slice(0, 10), cell: ({ createdAt }) => day(createdAt) },
      { ...column('reference', 14), value: ({ providerRef, settledReference }) => providerRef || settledReference },
    ];
  }, [t, format]);

  const refusal = refusalOf(list.error);
  if (refusal !== undefined) return <AccessPanel level={2} refusal={refusal} />;
  return (
    <Stack gap={5}>
      <Notice>{t('money.dispute.text')}</Notice>
      <PagedGrid
        list={list}
        caption={t('money.tab.disputes')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ orders }) => orders.map(({ number }) => number).join(', ')}
        savedAs="admin-disputes"
        exportAs="disputes"
        empty={<EmptyState title={t('money.dispute.empty.title')} text={t('money.dispute.empty.text')} />}
      />
      {settling && <SettleRefund key={settling.id} entry={settling} onDone={() => setSettling(undefined)} />}
    </Stack>
  );
}
