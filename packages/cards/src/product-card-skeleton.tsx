import { Grid, Skeleton, SkeletonRegion, Stack } from '@orime/ui';

/** Placeholder cards while a list loads. */
export function ProductGridSkeleton({
  count = 8,
  columns = [2, 3, 4],
}: {
  readonly count?: number;
  readonly columns?: readonly [number, number, number];
}) {
  return (
    <SkeletonRegion>
      <Grid columns={columns} gap={3} rowGap={7}>
        {Array.from({ length: count }, (_, index) => (
          <Stack key={index} gap={2}>
            <Skeleton ratio="3 / 4" />
            <Skeleton width="45%" height="0.9em" />
            <Skeleton width="75%" height="1.1em" />
            <Skeleton width="30%" height="0.9em" />
          </Stack>
        ))}
      </Grid>
    </SkeletonRegion>
  );
}
