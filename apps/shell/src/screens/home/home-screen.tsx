import { css, space } from '@orime/ui';
import { FeaturedDesigners } from './featured-designers.tsx';
import { GenderTiles } from './gender-tiles.tsx';
import { Hero } from './hero.tsx';
import { NewIn } from './new-in.tsx';
import { Newsletter } from './newsletter.tsx';
import { Stories } from './stories.tsx';
import { Teasers } from './teasers.tsx';

/** The front page: a cover, two doors, what is new, who makes it, what is written about it. Each part fails alone. */
export default function HomeScreen() {
  return (
    <div css={styles.root}>
      <Hero />
      <GenderTiles />
      <NewIn />
      <FeaturedDesigners />
      <Stories />
      <Teasers />
      <Newsletter />
    </div>
  );
}

const styles = { root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: `clamp(${space[8]}, 8vw, ${space[10]})` }) };
