import type { DocumentRead } from '@orime/contracts';
import type { Chapter, getCollection } from '@orime/contracts/api/editorial/collection';
import type { Answer } from '@orime/contracts/schemas';
import { useRouteRead } from '@orime/platform';
import { css, EmptyState, FailedState, Page, Skeleton, SkeletonRegion, space } from '@orime/ui';
import type { ReactNode } from 'react';

export type CollectionFrameProps = {
  readonly read: DocumentRead;
  /** Said where the collection has no chapters. */
  readonly empty: { readonly title: string; readonly text: string };
  /** Never called without chapters. */
  readonly children: (chapters: readonly [Chapter, ...Chapter[]]) => ReactNode;
};

/** A page about a collection of articles: its chapters once they are there, and what stands in their place until then. */
export function CollectionFrame({ read, empty, children }: CollectionFrameProps) {
  const collection = useRouteRead<Answer<typeof getCollection>>(read);
  if (collection.data !== undefined) {
    const [first, ...others] = collection.data.chapters;
    if (first !== undefined) return children([first, ...others]);
    return (
      <Page>
        <EmptyState level={1} title={empty.title} text={empty.text} />
      </Page>
    );
  }
  if (collection.isError)
    return (
      <Page>
        <FailedState level={1} onRetry={() => void collection.refetch()} busy={collection.isFetching} />
      </Page>
    );
  return (
    <Page>
      <SkeletonRegion css={styles.loading}>
        <Skeleton height="5rem" width="60%" />
        <Skeleton height="1.5rem" width="40%" />
        <Skeleton height="60svh" />
      </SkeletonRegion>
    </Page>
  );
}

const styles = { loading: css({ display: 'grid', gap: space[5] }) };
