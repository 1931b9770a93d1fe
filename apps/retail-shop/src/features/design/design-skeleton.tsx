import { css, media, Skeleton, SkeletonRegion, space, Stack } from '@orime/ui';

/** The shape of a product page. */
export function DesignSkeleton() {
  return (
    <SkeletonRegion css={styles.root}>
      <div css={styles.photos}>
        <Skeleton ratio="3 / 4" />
        <Skeleton css={styles.wide} ratio="3 / 4" />
        <Skeleton css={styles.wide} ratio="3 / 4" />
        <Skeleton css={styles.wide} ratio="3 / 4" />
      </div>
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

const styles = {
  root: css({
    display: 'grid',
    gap: space[6],
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(20rem, 1fr)' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 2.1fr) minmax(22rem, 1fr)', columnGap: space[8] },
  }),
  photos: css({ display: 'grid', gap: space[2], [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
  // A phone shows one at a time.
  wide: css({ display: 'none', [media.tablet]: { display: 'block' } }),
};
