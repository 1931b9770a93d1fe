import { css, space } from '@orime/ui';
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
      <WhenNear heightPx={760}>
        <Teasers />
      </WhenNear>
      <WhenNear heightPx={420}>
        <Newsletter />
      </WhenNear>
    </div>
  );
}

const styles = { root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: `clamp(${space[8]}, 8vw, ${space[10]})` }) };
