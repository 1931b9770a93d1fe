import { Link, textOfError, useMutation, useQuery, useText } from '@orime/platform';
import {
  Button,
  buttonStyles,
  Cluster,
  css,
  EmptyState,
  FailedState,
  Heading,
  Notice,
  Plus,
  Skeleton,
  SkeletonRegion,
  space,
} from '@orime/ui';
import { Download } from '@orime/ui/icons';
import { lazy, Suspense } from 'react';
import { useExpenseT } from './expense-texts.ts';
import { downloadExpenses, expensesQuery } from './expense.api.ts';
import { MonthSums } from './month-sums.tsx';

// The grid is heavy: it comes with the first expense.
const ExpenseGrid = lazy(async () => ({ default: (await import('./expense-grid.tsx')).ExpenseGrid }));

/** One's own expenses with their sums by month, and all of them as a file. Fetches. */
export function ExpenseList() {
  const t = useExpenseT();
  const text = useText();
  const { data, isError, isFetching, refetch } = useQuery(expensesQuery());
  const download = useMutation({ mutationFn: downloadExpenses });
  const add = (
    <Link css={buttonStyles({ size: 'sm' })} to="/add-expense">
      <Plus size={16} aria-hidden />
      {t('expense.add')}
    </Link>
  );
  return (
    <section css={styles.root} aria-labelledby="expenses">
      <Cluster justify="space-between">
        <Heading level={2} size={3} id="expenses">
          {t('expenses.title')}
        </Heading>
        {data !== undefined && data.length > 0 && (
          <Cluster gap={2}>
            <Button size="sm" variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
              <Download size={16} aria-hidden />
              {t('expenses.csv')}
            </Button>
            {add}
          </Cluster>
        )}
      </Cluster>
      {download.error !== null && (
        <Notice tone="danger" role="alert">
          {text(textOfError(download.error))}
        </Notice>
      )}
      {data === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && !isError && (
        <SkeletonRegion>
          <Skeleton height="16rem" />
        </SkeletonRegion>
      )}
      {data?.length === 0 && <EmptyState level={3} title={t('expenses.empty.title')} text={t('expenses.empty.text')} actions={add} />}
      {data !== undefined && data.length > 0 && (
        <>
          <MonthSums expenses={data} />
          <Suspense fallback={<Skeleton height="16rem" />}>
            <ExpenseGrid expenses={data} />
          </Suspense>
        </>
      )}
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }) };
