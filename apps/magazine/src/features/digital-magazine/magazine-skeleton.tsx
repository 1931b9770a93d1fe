import { css, Grid, Skeleton, SkeletonRegion, space, Stack } from '@orime/ui';

/** The shape of the front page while it loads. */
export function MagazineSkeleton() {
  return (
    <SkeletonRegion css={styles.root}>
      <Skeleton height="3rem" width="60%" />
      <Skeleton ratio="16 / 9" />
      <Skeleton height="4rem" width="70%" />
      <StoryShapes count={6} />
    </SkeletonRegion>
  );
}

export function StoriesSkeleton({ count }: { readonly count: number }) {
  return (
    <SkeletonRegion>
      <StoryShapes count={count} />
    </SkeletonRegion>
  );
}

function StoryShapes({ count }: { readonly count: number }) {
  return (
    <Grid columns={[1, 2, 3]} gap={5} rowGap={7}>
      {Array.from({ length: count }, (_, index) => (
        <Stack key={index} gap={2}>
          <Skeleton ratio="4 / 5" />
          <Skeleton width="30%" />
          <Skeleton width="85%" height="1.6em" />
        </Stack>
      ))}
    </Grid>
  );
}

const styles = { root: css({ display: 'grid', gap: space[5] }) };
