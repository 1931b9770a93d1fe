import { ProductGridSkeleton } from '@orime/cards';
import { Page, Skeleton, SkeletonRegion, Stack } from '@orime/ui';
import { COVER_RATIO } from './shop-cover.tsx';

/** The shape of a shop until it is there. */
export function ShopSkeleton() {
  return (
    <SkeletonRegion>
      <Skeleton ratio={COVER_RATIO} />
      <Page width="wide">
        <Stack gap={6}>
          <Skeleton width="min(24rem, 70%)" height="3rem" />
          <Skeleton width="min(38rem, 100%)" height="3rem" />
          <ProductGridSkeleton count={8} columns={[2, 3, 3]} />
        </Stack>
      </Page>
    </SkeletonRegion>
  );
}
