import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { textOfError, useMutation, useQueryClient, useSearchParams, useT, useText } from '@orime/platform';
import { Button, css, Notice, showToast, space } from '@orime/ui';
import { DataGrid, readGridView, writeGridView } from '@orime/ui/grid';
import { useMemo, useState } from 'react';
import { useWholesaleColumns } from './use-wholesale-columns.tsx';
import { byUrgency, workOf } from './wholesale-work.ts';
import { approveWholesaleOrder } from './wholesale.api.ts';

/** Stores' orders, most pressing first. Those that wait for the designer's approval can be approved together. */
export function WholesaleGrid({ orders }: { readonly orders: readonly WholesaleOrder[] }) {
  const t = useT('designer-studio');
  const text = useText();
  const queries = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const columns = useWholesaleColumns();
  const rows = useMemo(() => byUrgency(orders), [orders]);
  const waiting = orders.filter((order) => selected.has(order.id) && workOf(order) === 'approve');
  const approval = useMutation({
    mutationFn: async () => {
      // One after the other: what is refused leaves the others as they were answered.
      for (const order of waiting) await approveWholesaleOrder(order);
      return waiting.length;
    },
    onSuccess: (count) => {
      setSelected(new Set());
      showToast({ tone: 'success', message: t('wholesale.approved', { count }) });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['wholesale-orders'] }),
  });
  return (
    <div css={styles.root}>
      {approval.error !== null && (
        <Notice tone="danger" role="alert">
          {text(textOfError(approval.error))}
        </Notice>
      )}
      <DataGrid
        caption={t('wholesale.title')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        view={readGridView(search)}
        onView={(view) => setSearch(writeGridView(view, search), { replace: true })}
        selected={selected}
        onSelect={setSelected}
        savedAs="designer-wholesale"
        exportAs="wholesale-orders"
        actions={
          waiting.length > 0 && (
            <Button size="sm" busy={approval.isPending} onClick={() => approval.mutate()}>
              {t('wholesale.approve', { count: waiting.length })}
            </Button>
          )
        }
      />
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[3], '& > *': { minWidth: 0 } }) };
