import { useQuery, useReadContext, useSearchParams, useT } from '@orime/platform';
import { EmptyState, FailedState, Grid, Page, Skeleton, SkeletonRegion } from '@orime/ui';
import { useFreshStart } from '../reading/index.ts';
import { LookViewer } from './look-viewer.tsx';
import { readLookbookAddress } from './lookbook-address.ts';
import { LookbookIndex } from './lookbook-index.tsx';
import { lookbooksQuery } from './lookbook.api.ts';

/** All lookbooks, or the one that the address opens. */
export default function LookbookScreen() {
  const t = useT('magazine');
  const [search] = useSearchParams();
  const lookbooks = useQuery(lookbooksQuery(useReadContext()));
  const { book, look } = readLookbookAddress(search);
  useFreshStart(book);

  if (lookbooks.isPending) {
    return (
      <Page>
        <SkeletonRegion>
          <Skeleton height="4rem" width="50%" />
          <Grid columns={[1, 2, 3]} gap={5} rowGap={7}>
            {[0, 1, 2, 3, 4, 5].map((shape) => (
              <Skeleton key={shape} ratio="4 / 5" />
            ))}
          </Grid>
        </SkeletonRegion>
      </Page>
    );
  }
  if (lookbooks.isError)
    return (
      <Page>
        <FailedState level={1} onRetry={() => void lookbooks.refetch()} busy={lookbooks.isFetching} />
      </Page>
    );
  if (lookbooks.data.length === 0)
    return (
      <Page>
        <EmptyState level={1} title={t('lookbook.empty.title')} text={t('lookbook.empty.text')} />
      </Page>
    );

  const open = lookbooks.data.find(({ slug }) => slug === book);
  if (open !== undefined && open.looks.length > 0)
    return <LookViewer key={open.id} lookbook={open} index={Math.min(look, open.looks.length) - 1} />;
  return <LookbookIndex lookbooks={lookbooks.data} />;
}
