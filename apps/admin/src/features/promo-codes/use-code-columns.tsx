import type { PromoCode } from '@orime/contracts/api/selling/promo-code';
import { Link, useFormat } from '@orime/platform';
import { Badge } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { codeState } from './code-state.ts';
import type { CodeState } from './code-state.ts';
import { usePromoT } from './promo-texts.ts';

const TONES = { live: 'success', planned: 'active', ended: 'neutral', off: 'neutral', exhausted: 'warning' } as const satisfies Record<
  CodeState,
  BadgeTone
>;

/** What a code gives, to whom, and how often it was used. */
export function useCodeColumns(): readonly GridColumn<PromoCode>[] {
  const t = usePromoT();
  const format = useFormat();
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`promo.column.${id}`), width, sortable: false });
    const gift = ({ kind, value, currency }: PromoCode): string => {
      if (kind === 'percent') return format.percent(value / 10_000);
      return kind === 'amount' ? format.money(value, currency ?? 'USD') : t('promo.kind.free_shipping');
    };
    const day = (at: string | null): string => (at === null ? '' : format.date(at, { dateStyle: 'medium' }));
    return [
      {
        ...column('code', 13),
        isRowHeader: true,
        value: ({ code }) => code,
        // With the code as the filter, its page finds it again however long the list is.
        cell: ({ id, code }) => (
          <Link to={`/admin/promo-codes?${new URLSearchParams({ code: id, 'f.code': code }).toString()}`}>{code}</Link>
        ),
        filter: { kind: 'text' },
      },
      {
        ...column('state', 9),
        value: (code) => t(`promo.state.${codeState(code)}`),
        cell: (code, value) => <Badge tone={TONES[codeState(code)]}>{value}</Badge>,
      },
      { ...column('gift', 10), value: gift },
      {
        ...column('minimum', 10),
        align: 'end',
        value: ({ minSpendMinor, currency }) => (minSpendMinor === 0 ? null : format.money(minSpendMinor, currency ?? 'USD')),
      },
      { ...column('scope', 11), value: ({ scope, scopeIds }) => t(`promo.scope.${scope}`, { count: scopeIds.length }) },
      {
        ...column('used', 9),
        align: 'end',
        value: ({ usedCount, usageLimit }) =>
          usageLimit === null
            ? format.number(usedCount)
            : t('promo.used-of', { used: format.number(usedCount), limit: format.number(usageLimit) }),
      },
      { ...column('from', 10), value: ({ startsAt }) => day(startsAt) },
      { ...column('to', 10), value: ({ endsAt }) => day(endsAt) },
      { ...column('promoter', 9), value: ({ promoterId }) => (promoterId === null ? null : t('promo.promoter.yes')) },
    ];
  }, [t, format]);
}
