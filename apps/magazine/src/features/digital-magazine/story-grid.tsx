import { carriesPicture } from '@orime/cards';
import type { ArticleCard } from '@orime/contracts/api/editorial/article';
import { useText } from '@orime/platform';
import { css, Image, media, motion, space } from '@orime/ui';
import { rhythmOf, type StoryPlace } from './story-rhythm.ts';
import { StoryWords } from './story-words.tsx';

/** Stories in one grid with a rhythm: rows of two, three and one, none of them with a hole. On a phone the threes are lines with a small picture. */
export function StoryGrid({ stories }: { readonly stories: readonly ArticleCard[] }) {
  const places = rhythmOf(stories.length);
  return (
    <ul css={styles.grid}>
      {stories.map((story, index) => {
        const place = places[index] ?? { columns: 12, shape: 'wide' };
        return (
          <li key={story.id} css={styles.place} style={{ '--columns': place.columns }}>
            <StoryTile story={story} shape={place.columns === 4 ? 'small' : place.shape} />
          </li>
        );
      })}
    </ul>
  );
}

type TileShape = StoryPlace['shape'] | 'small';

const SIZES: Readonly<Record<TileShape, string>> = {
  large: '(min-width: 1440px) 48rem, (min-width: 1224px) 56vw, (min-width: 768px) 50vw, 100vw',
  medium: '(min-width: 1224px) 38vw, (min-width: 768px) 50vw, 100vw',
  small: '(min-width: 1224px) 30vw, (min-width: 768px) 50vw, 38vw',
  wide: '(min-width: 1440px) 42rem, (min-width: 768px) 50vw, 100vw',
};

function StoryTile({ story, shape }: { readonly story: ArticleCard; readonly shape: TileShape }) {
  const text = useText();
  return (
    <article
      css={[styles.tile, shape === 'wide' && styles.wide, shape === 'small' && styles.small]}
      {...carriesPicture(story.cover, story.hero ?? story.cover)}
    >
      {story.cover && (
        <div css={styles.media}>
          <Image
            image={story.cover}
            alt={text(story.cover.alt)}
            sizes={SIZES[shape]}
            ratio="4 / 5"
            focus={story.coverFocal ?? undefined}
            css={styles.picture}
          />
        </div>
      )}
      <StoryWords story={story} level={3} size={shape === 'medium' || shape === 'small' ? 'medium' : 'large'} />
    </article>
  );
}

const styles = {
  grid: css({
    display: 'grid',
    gap: `${space[8]} ${space[5]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& + &': { marginBlockStart: space[8] },
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', alignItems: 'end' },
  }),
  place: css({ minWidth: 0, [media.desktop]: { gridColumn: 'span var(--columns)' } }),
  tile: css({ position: 'relative', display: 'grid', gap: space[4] }),
  wide: css({
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'center', columnGap: space[8] },
  }),
  small: css({
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    alignItems: 'start',
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  media: css({ overflow: 'hidden' }),
  picture: css({ transition: `transform ${motion.slow}`, [media.hover]: { 'article:hover &': { transform: 'scale(1.02)' } } }),
};
