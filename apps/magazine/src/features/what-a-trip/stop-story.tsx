import { Link, useFormat, useLanguage, useT, useText } from '@orime/platform';
import { buttonStyles, color, css, font, Heading, Image, space, Text } from '@orime/ui';
import { Carousel } from '@orime/ui/data';
import type { Ref } from 'react';
import { ArticleBlockView } from '../article/index.ts';
import type { TripStop } from './trip-stops.ts';

export type StopStoryProps = { readonly stop: TripStop; readonly number: number; readonly ref?: Ref<HTMLElement> };

/** What one finds at a stop: how its story begins, its pictures, and what is made there. */
export function StopStory({ stop, number, ref }: StopStoryProps) {
  const t = useT('magazine');
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { story, place, opening, quote, pictures, products } = stop;
  return (
    <section ref={ref} id={`stop-${number}`} data-stop={number} tabIndex={-1} css={styles.root} aria-labelledby={`stop-${number}-title`}>
      <Text label tone="muted">
        {t('trip.stop', { number })}
        {place !== null && ` — ${t('trip.place', { place: text(place.name), country: format.country(place.country) })}`}
      </Text>
      <Heading level={2} id={`stop-${number}-title`}>
        {text(story.title)}
      </Heading>
      <Text lead size="xl" tone="muted" css={styles.dek}>
        {text(story.dek)}
      </Text>
      {pictures.length > 0 && (
        <Carousel label={t('trip.pictures', { title: text(story.title) })} slideWidth="min(76%, 24rem)" gap={space[3]}>
          {pictures.map((picture) => (
            <Image key={picture.id} image={picture} alt={text(picture.alt)} sizes="(min-width: 768px) 24rem, 76vw" ratio="4 / 5" />
          ))}
        </Carousel>
      )}
      <div lang={story.written === language ? undefined : story.written === 'jp' ? 'ja' : 'en'} css={styles.words}>
        <p>{opening}</p>
        {quote !== undefined && <blockquote css={styles.quote}>{quote}</blockquote>}
      </div>
      <div>
        <Link css={buttonStyles({ variant: 'secondary' })} to={`/article/id/${story.slug}`} aria-describedby={`stop-${number}-title`}>
          {t('trip.read')}
        </Link>
      </div>
      {products.length > 0 && (
        <div css={styles.products}>
          {products.map((product) => (
            <ArticleBlockView key={product.slug} block={product} isFirst={false} />
          ))}
        </div>
      )}
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[4],
    minWidth: 0,
    paddingBlockStart: space[6],
    borderBlockStart: `1px solid ${color.line}`,
    scrollMarginBlockStart: '40svh',
    '@media (min-width: 1224px)': { scrollMarginBlockStart: '6rem' },
    '& > *': { minWidth: 0 },
  }),
  dek: css({ fontFamily: font.display, lineHeight: 1.4 }),
  words: css({
    display: 'grid',
    gap: space[4],
    maxWidth: '36rem',
    fontSize: font.size.lg,
    lineHeight: 1.7,
    'html[lang="en"] &': { fontFamily: font.display, fontSize: '1.1875rem' },
    'html[lang="ja"] &': { lineHeight: 2 },
  }),
  quote: css({ margin: 0, fontFamily: font.display, fontSize: font.size.h3, lineHeight: 1.35 }),
  products: css({ display: 'grid', gap: space[3], maxWidth: '36rem' }),
};
