import { Link, useQuery } from '@orime/platform';
import { css, EmptyState, FailedState, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { lazy, Suspense } from 'react';
import { useSheetsT } from '../line-sheet-texts.ts';
import { ownSheetsQuery } from '../line-sheets.api.ts';

// The form comes when it is opened; the list shows without it.
const LineSheetForm = lazy(async () => ({ default: (await import('./line-sheet-form.tsx')).LineSheetForm }));

/** A line sheet to change, or with the id `new` one to make. Fetches. */
export function LineSheetEditor({ id }: { readonly id: string }) {
  const t = useSheetsT();
  const isNew = id === 'new';
  const { data, isError, isFetching, refetch } = useQuery({ ...ownSheetsQuery(), enabled: !isNew });
  const sheet = data?.items.find((each) => each.id === id);
  return (
    <div css={styles.root}>
      <Link to="?tab=wholesale">{t('sheets.back')}</Link>
      {isNew || sheet ? (
        <Suspense fallback={<Skeleton height="24rem" />}>
          <LineSheetForm key={id} sheet={sheet} />
        </Suspense>
      ) : data ? (
        <EmptyState level={2} title={t('sheets.gone.title')} text={t('sheets.gone.text')} />
      ) : isError ? (
        <FailedState level={2} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRegion>
          <Skeleton width="40%" height="2rem" />
          <Skeleton height="24rem" />
        </SkeletonRegion>
      )}
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[5], '& > *': { minWidth: 0 } }) };
