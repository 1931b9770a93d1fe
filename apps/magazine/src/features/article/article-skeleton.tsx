import { Container, css, media, Skeleton, SkeletonRegion, space } from '@orime/ui';

/** The opening of a story while it loads. */
export function ArticleSkeleton() {
  return (
    <SkeletonRegion>
      <Container css={styles.opening}>
        <Skeleton width="20%" />
        <Skeleton height="4rem" />
        <Skeleton height="1.5rem" width="80%" />
      </Container>
      <Skeleton ratio="16 / 9" />
    </SkeletonRegion>
  );
}

const styles = {
  opening: css({ display: 'grid', gap: space[4], paddingBlock: space[7], [media.desktop]: { paddingInlineStart: '16.6%' } }),
};
