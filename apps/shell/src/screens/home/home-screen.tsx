import { css, media, space } from '@orime/ui';
import { WhenNear } from '@orime/ui/data';
import { lazyPart } from '../../chrome/lazy-part.tsx';
import { GenderTiles } from './gender-tiles.tsx';
import { Hero } from './hero.tsx';
import { NewIn } from './new-in.tsx';
import { Stories } from './stories.tsx';

const { Part: Issue } = lazyPart(() => import('./issue.tsx').then((module) => module.Issue));
const { Part: Closing } = lazyPart(() => import('./closing.tsx').then((module) => module.Closing));
const { Part: Newsletter } = lazyPart(() => import('./newsletter.tsx').then((module) => module.Newsletter));

/** The front page, built like an issue: a cover, two doors, what is new; kinds, one designer, a look; stories; how things are made. Each part fails alone. */
export default function HomeScreen() {
  return (
    <div css={styles.root}>
      <Hero />
      <GenderTiles />
      <NewIn />
      <WhenNear css={styles.issue}>
        <Issue />
      </WhenNear>
      <Stories />
      <WhenNear css={styles.closing}>
        <Closing />
      </WhenNear>
      <WhenNear css={styles.newsletter}>
        <Newsletter />
      </WhenNear>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: `clamp(${space[8]}, 8vw, ${space[10]})` }),
  // About as high as what comes (measured from 360 to 1920 px), so that what stands below does not move into view before it.
  issue: css({
    minHeight: 'calc(128rem + 264vw)',
    [media.tablet]: { minHeight: 'calc(65rem + 183vw)' },
    [media.desktop]: { minHeight: 'min(69rem + 111vw, 171rem)' },
  }),
  closing: css({ minHeight: 'calc(124rem + 79vw)', [media.tablet]: { minHeight: 'min(59rem + 42vw, 103rem)' } }),
  newsletter: css({ minHeight: '32rem', [media.tablet]: { minHeight: '26rem' }, [media.desktop]: { minHeight: '20rem' } }),
};
