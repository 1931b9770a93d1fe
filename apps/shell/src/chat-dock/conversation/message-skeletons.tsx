import { Skeleton, SkeletonRegion, css, space } from '@orime/ui';

const SHAPES = [
  { width: '62%', isOwn: false },
  { width: '40%', isOwn: false },
  { width: '55%', isOwn: true },
  { width: '70%', isOwn: false },
  { width: '34%', isOwn: true },
] as const;

/** Where the messages will be. */
export function MessageSkeletons() {
  return (
    <SkeletonRegion css={styles.root}>
      {SHAPES.map(({ width, isOwn }) => (
        <Skeleton key={width} width={width} height="2.5rem" css={isOwn && styles.own} />
      ))}
    </SkeletonRegion>
  );
}

const styles = {
  root: css({
    flex: 1,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    gap: space[3],
    padding: space[4],
    overflow: 'hidden',
  }),
  own: css({ alignSelf: 'flex-end' }),
};
