import { carriesPicture } from '@orime/cards';
import type { ArticleCard } from '@orime/contracts/api/editorial/article';
import { useText } from '@orime/platform';
import { Container, css, Image, media, space } from '@orime/ui';
import { StoryWords } from './story-words.tsx';

/** Opens the issue: the wide picture from edge to edge with its words beneath, or an upright one with its words beside. */
export function LeadStory({ story }: { readonly story: ArticleCard }) {
  const text = useText();
  const { hero, cover } = story;
  if (hero)
    return (
      <article css={styles.wide} {...carriesPicture(hero, hero)}>
        <Image image={hero} alt={text(hero.alt)} sizes="100vw" ratio="auto" priority css={styles.hero} />
        <Container>
          <StoryWords story={story} level={2} size="opener" />
        </Container>
      </article>
    );
  return (
    <Container>
      <article css={styles.beside} {...carriesPicture(cover, cover)}>
        {cover && (
          <Image
            image={cover}
            alt={text(cover.alt)}
            sizes="(min-width: 768px) 50vw, 100vw"
            ratio="4 / 5"
            focus={story.coverFocal ?? undefined}
            priority
            css={styles.cover}
          />
        )}
        <StoryWords story={story} level={2} size="opener" />
      </article>
    </Container>
  );
}

const styles = {
  wide: css({ position: 'relative', display: 'grid', gap: space[5] }),
  // From edge to edge on any window: what is too high for it is cut, never the width.
  hero: css({ width: '100%', height: 'min(56.25vw, 82svh)' }),
  beside: css({
    position: 'relative',
    display: 'grid',
    gap: space[5],
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'end', columnGap: space[6] },
  }),
  cover: css({ [media.tablet]: { order: 2 } }),
};
