import { Link, useQuery } from '@orime/platform';
import { buttonStyles, Cluster, css, EmptyState, FailedState, Heading, Plus, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { LineSheetRow } from './line-sheet-row.tsx';
import { useSheetsT } from './line-sheet-texts.ts';
import { ownSheetsQuery } from './line-sheets.api.ts';

/** One's line sheets: what is on each, who may open it, and its files. Fetches. */
export function LineSheetList() {
  const t = useSheetsT();
  const { data, isError, isFetching, refetch } = useQuery(ownSheetsQuery());
  const add = (
    <Link css={buttonStyles({ variant: 'secondary', size: 'sm' })} to="?tab=wholesale&sheet=new">
      <Plus size={16} aria-hidden />
      {t('sheets.new')}
    </Link>
  );
  return (
    <section css={styles.root} aria-labelledby="line-sheets">
      <Cluster justify="space-between">
        <Heading level={2} size={3} id="line-sheets">
          {t('sheets.heading')}
        </Heading>
        {data !== undefined && data.items.length > 0 && add}
      </Cluster>
      {data === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && !isError && (
        <SkeletonRegion>
          <Skeleton height="10rem" />
        </SkeletonRegion>
      )}
      {data?.items.length === 0 && <EmptyState level={3} title={t('sheets.empty.title')} text={t('sheets.empty.text')} actions={add} />}
      {data !== undefined && data.items.length > 0 && (
        <ul css={styles.list}>
          {data.items.map((sheet) => (
            <LineSheetRow key={sheet.id} sheet={sheet} />
          ))}
        </ul>
      )}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }),
  list: css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }),
};
