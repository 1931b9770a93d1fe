import { Grid, Skeleton, SkeletonRegion } from '@orime/ui';

/** Where the pieces will be. */
export function PieceSkeletons() {
  return (
    <SkeletonRegion>
      <Grid columns={[2, 3, 4]} gap={4} rowGap={6}>
        {[0, 1, 2, 3, 4, 5, 6, 7].map((place) => (
          <Skeleton key={place} ratio="3 / 5" />
        ))}
      </Grid>
    </SkeletonRegion>
  );
}
