import type { GarmentCard } from '@orime/contracts/api/catalogue/garment';
import { Link, useInfiniteQuery, useMutation, useQueryClient } from '@orime/platform';
import { Button, buttonStyles, css, EmptyState, FailedState, Grid, Heading, Notice, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { useGarmentT } from './garment-texts.ts';
import { GarmentTile } from './garment-tile.tsx';
import { deleteGarment, ownGarmentsPages } from './garments.api.ts';

const RemoveDialog = lazy(() => import('./remove-dialog.tsx').then((module) => ({ default: module.RemoveDialog })));

/** What one drew in the studio and embroidered, to go on with. It keeps nothing in the address: the page around it has its own. Fetches. */
export function OwnGarments() {
  const t = useGarmentT();
  const queries = useQueryClient();
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(ownGarmentsPages);
  const [asked, setAsked] = useState<GarmentCard>();
  const remove = useMutation({
    mutationFn: deleteGarment,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['garments'] }),
    onSettled: () => setAsked(undefined),
  });
  const garments = data?.pages.flatMap(({ items }) => items);
  return (
    <section css={styles.root} aria-labelledby="own-garments">
      <Heading level={2} size={3} id="own-garments">
        {t('garments.title')}
      </Heading>
      {isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {remove.isError && (
        <Notice tone="danger" role="alert">
          {t('garments.remove.failed')}
        </Notice>
      )}
      {!isError && garments === undefined && (
        <SkeletonRegion>
          <Skeleton height="14rem" />
        </SkeletonRegion>
      )}
      {garments?.length === 0 && (
        <EmptyState
          level={3}
          title={t('garments.none')}
          text={t('garments.empty')}
          actions={
            <Link css={buttonStyles({ variant: 'secondary' })} to="/designstudio">
              {t('garments.start')}
            </Link>
          }
        />
      )}
      {garments !== undefined && garments.length > 0 && (
        <Grid as="ul" columns={[2, 3, 4]} gap={3} rowGap={5}>
          {garments.map((garment) => (
            <li key={garment.id}>
              <GarmentTile garment={garment} onRemove={() => setAsked(garment)} />
            </li>
          ))}
        </Grid>
      )}
      {hasNextPage && (
        <div>
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('garments.more')}
          </Button>
        </div>
      )}
      {asked && (
        <Suspense fallback={null}>
          <RemoveDialog
            name={asked.name}
            isBusy={remove.isPending}
            onConfirm={() => remove.mutate(asked.id)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }) };
