import type { ArticleCard as Article } from '@orime/contracts/api/editorial/article';
import { Link, useFormat, useLanguage, useText } from '@orime/platform';
import { css, font, Image, media, motion, space, Text } from '@orime/ui';
import { cardLink } from './card-link.ts';
import { carriesPicture } from './carries-picture.ts';
import { useStoryText } from './story-texts.ts';

export type ArticleCardProps = {
  readonly article: Article;
  /** `lead` is the large card at the top of a page; `row` places image and text side by side. */
  readonly layout?: 'stack' | 'lead' | 'row';
  readonly sizes?: string;
  readonly level?: 2 | 3;
  readonly priority?: boolean;
};

/** An article in a list. */
export function ArticleCard({
  article,
  layout = 'stack',
  sizes = '(min-width: 768px) 33vw, 100vw',
  level = 3,
  priority = false,
}: ArticleCardProps) {
  const t = useStoryText();
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const Heading = `h${level}` as const;
  // The wide image fits the wide box; the portrait cover would be cropped badly.
  const hero = layout === 'lead' ? article.hero : null;
  const picture = hero ?? article.cover;
  const focus = hero ? undefined : (article.coverFocal ?? undefined);
  return (
    <article css={[styles.root, layout === 'row' && styles.row]} {...carriesPicture(picture, article.hero ?? article.cover)}>
      {picture && (
        <div css={styles.media}>
          <Image
            image={picture}
            alt={text(picture.alt)}
            sizes={sizes}
            ratio={layout === 'lead' ? '16 / 9' : '4 / 5'}
            focus={focus}
            priority={priority}
            css={styles.picture}
          />
        </div>
      )}
      <div css={styles.words}>
        <Text label tone="muted">
          {text(article.sectionLabel)}
        </Text>
        <Heading css={[styles.title, layout === 'lead' && styles.leadTitle]}>
          <Link css={cardLink} to={`/article/id/${article.slug}`}>
            {text(article.title)}
          </Link>
        </Heading>
        {layout !== 'row' && (
          <Text lead tone="muted" css={styles.dek}>
            {text(article.dek)}
          </Text>
        )}
        <Text size="sm" tone="muted" css={styles.meta}>
          <span>{t('article.by', { name: text(article.author) })}</span>
          {article.publishedAt && <time dateTime={article.publishedAt}>{format.date(article.publishedAt)}</time>}
          <span>{t('article.minutes', { count: article.readingMinutes[language] })}</span>
        </Text>
      </div>
    </article>
  );
}

const styles = {
  root: css({ position: 'relative', display: 'grid', gap: space[4], alignContent: 'start', minWidth: 0 }),
  row: css({ gridTemplateColumns: '7rem minmax(0, 1fr)', [media.tablet]: { gridTemplateColumns: '10rem minmax(0, 1fr)' } }),
  media: css({ overflow: 'hidden' }),
  picture: css({ transition: `transform ${motion.slow}`, [media.hover]: { 'article:hover &': { transform: 'scale(1.02)' } } }),
  words: css({ display: 'grid', gap: space[2], alignContent: 'start' }),
  title: css({ fontFamily: font.display, fontSize: font.size.h3, lineHeight: font.leadingDisplay, letterSpacing: font.trackingDisplay }),
  leadTitle: css({ fontSize: font.size.h2 }),
  dek: css({ maxWidth: '38rem' }),
  meta: css({ display: 'flex', flexWrap: 'wrap', columnGap: space[3] }),
};
