import type { CommissionRate } from '@orime/contracts/api/money/commission-rate';
import { FormFailure } from '@orime/forms';
import { useReauth } from '@orime/forms/access';
import { useFormat, useMutation, useQuery, useQueryClient, useText } from '@orime/platform';
import { Button, Cluster, FailedState, Notice, showToast, Skeleton, SkeletonRegion, Stack } from '@orime/ui';
import { DataGrid } from '@orime/ui/grid';
import type { GridColumn } from '@orime/ui/grid';
import { useCallback, useMemo, useState } from 'react';
import { useGridAddress } from '../../../lists/use-grid-address.ts';
import { vocabularyQuery } from '../../promo-codes/index.ts';
import { useMoneyT } from '../money-texts.ts';
import { ratesQuery, removeRate } from '../money.api.ts';
import { RateForm } from './rate-form.tsx';

/** What the marketplace keeps of a sale: the most specific rate wins, and what was sold keeps its own. Fetches. */
export function Rates() {
  const t = useMoneyT();
  const format = useFormat();
  const text = useText();
  const queries = useQueryClient();
  const reauth = useReauth();
  const { view, setView } = useGridAddress();
  const [editing, setEditing] = useState<string>();
  const { data, isError, isFetching, refetch } = useQuery(ratesQuery);
  const { data: vocabulary } = useQuery(vocabularyQuery);
  const nameOf = useCallback(
    ({ scope, scopeId, seller }: CommissionRate): string => {
      const category = scope === 'category' ? vocabulary?.categories.find(({ key }) => key === scopeId)?.label : undefined;
      const whom = seller ?? category;
      return [t(`money.rate.scope.${scope}`), whom === undefined || whom === null ? scopeId : text(whom)].filter(Boolean).join(': ');
    },
    [t, text, vocabulary],
  );
  const remove = useMutation({
    mutationFn: (id: string) => reauth.run(() => removeRate(id)),
    onSuccess: async () => {
      showToast({ message: t('money.rate.removed'), tone: 'success' });
      setEditing(undefined);
      await queries.invalidateQueries({ queryKey: ratesQuery.queryKey });
    },
  });
  const columns = useMemo((): readonly GridColumn<CommissionRate>[] => {
    const column = (id: string, width: number) => ({ id, header: t(`money.rate.${id}`), width });
    const day = (at: string | null): string | null => at?.slice(0, 10) ?? null;
    const shown = (at: string | null): string => (at === null ? '–' : format.date(at, { dateStyle: 'medium' }));
    return [
      {
        ...column('scope', 14),
        isRowHeader: true,
        value: nameOf,
      },
      {
        ...column('value', 10),
        align: 'end',
        value: ({ value }) => value,
        cell: ({ kind, value, currency }) => (kind === 'percent' ? format.percent(value / 10_000) : format.money(value, currency ?? 'USD')),
      },
      {
        ...column('action', 10),
        sortable: false,
        value: () => null,
        cell: (rate) => (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('money.rate.edit.name', { scope: nameOf(rate) })}
            onClick={() => setEditing(rate.id)}
          >
            {t('money.rate.edit')}
          </Button>
        ),
      },
      { ...column('from', 10), value: ({ validFrom }) => day(validFrom), cell: ({ validFrom }) => shown(validFrom) },
      { ...column('to', 10), value: ({ validTo }) => day(validTo), cell: ({ validTo }) => shown(validTo) },
      { ...column('position', 8), align: 'end', value: ({ position }) => position },
      { ...column('used', 9), align: 'end', value: ({ usedBy }) => usedBy },
    ];
  }, [t, format, nameOf]);

  if (data === undefined)
    return isError ? (
      <FailedState onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <SkeletonRegion>
        <Skeleton height="20rem" />
      </SkeletonRegion>
    );
  const rate = data.find(({ id }) => id === editing);
  return (
    <Stack gap={5}>
      <Notice>{t('money.rate.text')}</Notice>
      <DataGrid
        caption={t('money.tab.rates')}
        columns={columns}
        rows={data}
        rowId={({ id }) => id}
        rowName={nameOf}
        view={view}
        onView={setView}
        exportAs="commission-rates"
        actions={
          <Button size="sm" onClick={() => setEditing('new')}>
            {t('money.rate.new')}
          </Button>
        }
      />
      {remove.isError && <FormFailure failure={remove.error} />}
      {(editing === 'new' || rate !== undefined) && (
        <RateForm
          key={editing}
          rate={rate}
          onDone={() => setEditing(undefined)}
          remove={
            rate && (
              <Cluster>
                <Button variant="ghost" busy={remove.isPending} onClick={() => remove.mutate(rate.id)}>
                  {t(rate.usedBy > 0 ? 'money.rate.end' : 'money.rate.delete')}
                </Button>
              </Cluster>
            )
          }
        />
      )}
      {reauth.dialog}
    </Stack>
  );
}
