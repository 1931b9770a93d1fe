import { useSearchParams, useText, useIsHydrated } from '@orime/platform';
import { Container, Heading, Skeleton, SkeletonRegion, Text, breakpoint, css, media, space, useMediaQuery } from '@orime/ui';
import { Suspense, lazy } from 'react';
import { EGG } from './easter-egg-content.ts';
import { EggReward } from './reward/egg-reward.tsx';

// Two components, each with code of its own: only the one that is shown is fetched.
const PaperDoll = lazy(() => import('./paper-doll/paper-doll.tsx').then((module) => ({ default: module.PaperDoll })));
const Kaleidoscope = lazy(() => import('./kaleidoscope/kaleidoscope.tsx').then((module) => ({ default: module.Kaleidoscope })));

/** A page that no menu leads to. `?found` survives signing in. */
export default function EasterEggScreen() {
  const text = useText();
  const isWide = useMediaQuery(`(min-width: ${String(breakpoint.desktop)}px)`);
  // A server does not know which of the two fits the window.
  const isHydrated = useIsHydrated();
  const [search, setSearch] = useSearchParams();
  const hasFound = search.has('found');

  function handleFound(): void {
    if (!hasFound) setSearch({ found: '1' }, { replace: true, preventScrollReset: true });
  }

  const Toy = isWide ? PaperDoll : Kaleidoscope;
  return (
    <Container css={styles.root} width="wide">
      <header css={styles.head}>
        <Heading level={1}>{text(EGG.title)}</Heading>
        <Text lead tone="muted" size="lg">
          {text(isWide ? EGG.doll.lead : EGG.kaleidoscope.lead)}
        </Text>
      </header>
      <div css={styles.toy}>
        {isHydrated ? (
          <Suspense fallback={<Waiting />}>
            <Toy onFound={handleFound} />
          </Suspense>
        ) : (
          <Waiting />
        )}
      </div>
      <EggReward hasFound={hasFound} hint={text(isWide ? EGG.reward.hintDoll : EGG.reward.hintKaleidoscope)} />
    </Container>
  );
}

function Waiting() {
  return (
    <SkeletonRegion>
      <Skeleton css={styles.waiting} />
    </SkeletonRegion>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[5],
    alignContent: 'start',
    paddingBlock: `${space[5]} ${space[8]}`,
    [media.desktop]: { gridTemplateColumns: '20rem minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', columnGap: space[7] },
  }),
  head: css({ display: 'grid', gap: space[3], alignContent: 'start' }),
  toy: css({ [media.desktop]: { gridColumn: 2, gridRow: '1 / 3' } }),
  waiting: css({
    width: '100%',
    aspectRatio: '1',
    maxHeight: '74svh',
    [media.desktop]: { aspectRatio: 'auto', height: 'min(78svh, 52rem)', maxHeight: 'none' },
  }),
};
