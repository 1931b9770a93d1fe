import type { ArticleCard } from '@orime/contracts/api/editorial/article';
import { Link, useFormat, useLanguage, useT, useText } from '@orime/platform';
import { color, css, font, space, Text } from '@orime/ui';

export type StoryWordsProps = {
  readonly story: ArticleCard;
  readonly level: 2 | 3;
  /** How much the title weighs on the page. */
  readonly size: 'opener' | 'large' | 'medium';
};

/** Section, title, dek and byline of a story in a list. Its link covers the element around it, which is positioned. */
export function StoryWords({ story, level, size }: StoryWordsProps) {
  const t = useT('magazine');
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const Heading = `h${level}` as const;
  return (
    <div css={styles.root}>
      <Text label tone="muted">
        {text(story.sectionLabel)}
      </Text>
      <Heading css={[styles.title, styles[size]]}>
        <Link css={styles.link} to={`/article/id/${story.slug}`}>
          {text(story.title)}
        </Link>
      </Heading>
      <Text lead tone="muted" size={size === 'medium' ? 'md' : 'lg'} css={styles.dek}>
        {text(story.dek)}
      </Text>
      <Text size="sm" tone="muted" css={styles.meta}>
        <span>{t('article.by', { name: text(story.author) })}</span>
        {story.publishedAt !== null && <time dateTime={story.publishedAt}>{format.date(story.publishedAt)}</time>}
        <span>{t('article.minutes', { count: story.readingMinutes[language] })}</span>
      </Text>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2], alignContent: 'start' }),
  title: css({ fontFamily: font.display, lineHeight: font.leadingDisplay, letterSpacing: font.trackingDisplay }),
  opener: css({ fontSize: 'clamp(2.25rem, 1.2rem + 4.4vw, 5.25rem)', fontWeight: 340 }),
  large: css({ fontSize: font.size.h2, fontWeight: 370 }),
  medium: css({ fontSize: font.size.h3, fontWeight: 380 }),
  dek: css({ maxWidth: '36rem' }),
  meta: css({ display: 'flex', flexWrap: 'wrap', columnGap: space[3] }),
  link: css({
    color: 'inherit',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.12em' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: 3 },
  }),
};
