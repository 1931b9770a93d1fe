import { css, media, space } from '@orime/ui';
import { WhenNear } from '@orime/ui/data';
import { lazyPart } from '../../chrome/lazy-part.tsx';
import { FeaturedDesigners } from './featured-designers.tsx';
import { GenderTiles } from './gender-tiles.tsx';
import { Hero } from './hero.tsx';
import { NewIn } from './new-in.tsx';
import { Stories } from './stories.tsx';

const { Part: Teasers } = lazyPart(() => import('./teasers.tsx').then((module) => module.Teasers));
const { Part: Newsletter } = lazyPart(() => import('./newsletter.tsx').then((module) => module.Newsletter));

/** The front page: a cover, two doors, what is new, who makes it, what is written about it. Each part fails alone. */
export default function HomeScreen() {
  return (
    <div css={styles.root}>
      <Hero />
      <GenderTiles />
      <NewIn />
      <FeaturedDesigners />
      <Stories />
      <WhenNear css={styles.teasers}>
        <Teasers />
      </WhenNear>
      <WhenNear css={styles.newsletter}>
        <Newsletter />
      </WhenNear>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: `clamp(${space[8]}, 8vw, ${space[10]})` }),
  // As high as what comes: a drawing of 16:10 with the words below it, one after the other on a phone.
  teasers: css({
    minHeight: 'calc(2 * (62.5vw + 17.5rem))',
    [media.tablet]: { minHeight: 'calc(min(31.25vw, 34rem) + 17.5rem)' },
  }),
  newsletter: css({ minHeight: '32rem', [media.tablet]: { minHeight: '26rem' }, [media.desktop]: { minHeight: '20rem' } }),
};
