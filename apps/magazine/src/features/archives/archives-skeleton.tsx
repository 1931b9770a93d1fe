import { Grid, Page, Skeleton, SkeletonRegion } from '@orime/ui';

export function ArchivesSkeleton() {
  return (
    <Page>
      <SkeletonRegion>
        <Skeleton height="4rem" width="50%" />
        <Grid columns={[2, 3, 4]} gap={4} rowGap={6}>
          {[0, 1, 2, 3, 4, 5, 6, 7].map((shape) => (
            <Skeleton key={shape} ratio="3 / 4" />
          ))}
        </Grid>
      </SkeletonRegion>
    </Page>
  );
}
