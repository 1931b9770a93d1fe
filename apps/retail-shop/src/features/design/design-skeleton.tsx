import { css, media, Skeleton, SkeletonRegion, space, Stack } from '@orime/ui';

/** The shape of a product page. */
export function DesignSkeleton() {
  return (
    <SkeletonRegion css={styles.root}>
      <Skeleton ratio="3 / 4" />
      <Stack gap={4}>
        <Skeleton width="30%" />
        <Skeleton width="80%" height="3rem" />
        <Skeleton width="25%" />
        <Skeleton height="9rem" />
        <Skeleton height="3.375rem" />
      </Stack>
    </SkeletonRegion>
  );
}

const styles = { root: css({ display: 'grid', gap: space[6], [media.tablet]: { gridTemplateColumns: '2fr 1fr' } }) };
