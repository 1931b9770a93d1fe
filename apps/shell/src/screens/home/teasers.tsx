import { Link } from '@orime/platform';
import { Heading, Text, buttonStyles, color, css, media, space } from '@orime/ui';
import { FoldedPattern } from '../../chrome/menu/folded-pattern.tsx';
import { useHasRoute } from '../../routing/routes-context.tsx';
import { useHomeT } from './home-texts.ts';

// Drawn: the photograph of the map is the menu's, and none stands in two neighbouring steps.
const TEASERS = [
  { key: 'map', to: '/globe', drawing: 'world-map' },
  { key: 'wholesale', to: '/wholesale/catalog', drawing: 'shop' },
] as const;

/** Two ways to look further: where things are made, and buying for a shop. */
export function Teasers() {
  const t = useHomeT();
  const hasRoute = useHasRoute();
  const teasers = TEASERS.filter(({ to }) => hasRoute(to));
  if (teasers.length === 0) return null;
  return (
    <div css={styles.root}>
      {teasers.map(({ key, to, drawing }) => (
        <section key={key} css={styles.teaser} aria-labelledby={`teaser-${key}`}>
          <div css={styles.drawing}>
            <FoldedPattern kind={drawing} />
          </div>
          <div css={styles.words}>
            <Heading level={2} id={`teaser-${key}`}>
              {t(`home.${key}.title`)}
            </Heading>
            <Text tone="muted">{t(`home.${key}.text`)}</Text>
            <Link css={[...buttonStyles({ variant: 'secondary' }), styles.link]} to={to}>
              {t(`home.${key}.link`)}
            </Link>
          </div>
        </section>
      ))}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: 2, [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' } }),
  teaser: css({ display: 'flex', flexDirection: 'column', background: color.sunken, minWidth: 0 }),
  drawing: css({ aspectRatio: '16 / 10', maxHeight: '34rem', overflow: 'hidden' }),
  words: css({
    display: 'grid',
    alignContent: 'start',
    // What the page keeps free for it until it is loaded.
    minHeight: '17.5rem',
    gap: space[3],
    padding: `${space[5]} clamp(${space[4]}, 3.2vw, ${space[7]}) ${space[7]}`,
    '& > p': { maxWidth: '32rem' },
  }),
  link: css({ justifySelf: 'start', marginBlockStart: space[2] }),
};
