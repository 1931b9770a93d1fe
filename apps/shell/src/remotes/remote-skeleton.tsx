import { Container, css, Skeleton, SkeletonRegion, space } from '@orime/ui';

/** The shape of a page until its remote has arrived; the screen then shows the skeleton of its own content. */
export function RemoteSkeleton() {
  return (
    <Container>
      <SkeletonRegion css={styles.root}>
        <Skeleton width="min(24rem, 70%)" height="2.75rem" />
        <Skeleton width="min(32rem, 90%)" height="1rem" />
        <div css={styles.grid}>
          {['a', 'b', 'c', 'd'].map((cell) => (
            <Skeleton key={cell} ratio="3 / 4" />
          ))}
        </div>
      </SkeletonRegion>
    </Container>
  );
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: space[4], paddingBlock: space[7], minHeight: '100dvh' }),
  grid: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 45%), 1fr))',
    gap: space[4],
    marginBlockStart: space[5],
  }),
};
