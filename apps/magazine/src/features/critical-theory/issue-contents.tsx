import type { Chapter } from '@orime/contracts/api/editorial/collection';
import { Link, useLanguage, useT, useText } from '@orime/platform';
import { byPhrase, color, css, font, Heading, media, space, Text } from '@orime/ui';
import { useMarks } from '../reading/index.ts';
import { chapterUrl } from './chapter-url.ts';

export type IssueContentsProps = {
  readonly chapters: readonly Chapter[];
  readonly level: 2 | 3;
  /** The chapter that is open. */
  readonly current?: string;
};

/** Chapters with their numbers; those that were read to the end say so. */
export function IssueContents({ chapters, level, current }: IssueContentsProps) {
  const t = useT('magazine');
  const text = useText();
  const language = useLanguage();
  const read = useMarks('critical-theory-read');
  return (
    <nav css={styles.root} aria-labelledby="issue-contents">
      <Heading level={level} size={4} id="issue-contents">
        {t('criticalTheory.contents')}
      </Heading>
      <ol css={styles.list}>
        {chapters.map(({ id, slug, title, dek, author, readingMinutes }, index) => (
          <li key={id} css={styles.row}>
            <span css={styles.number} aria-hidden>
              {index + 1}
            </span>
            <div css={styles.words}>
              <Link css={[styles.title, byPhrase]} to={chapterUrl(slug)} aria-current={slug === current ? 'page' : undefined}>
                {text(title)}
              </Link>
              <Text lead tone="muted">
                {text(dek)}
              </Text>
            </div>
            <Text size="sm" tone="muted" css={styles.meta}>
              <span>{text(author)}</span>
              <span>{t('article.minutes', { count: readingMinutes[language] })}</span>
              {read.has(slug) && <span css={styles.read}>{t('criticalTheory.read')}</span>}
            </Text>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], paddingBlockEnd: space[9], '@media print': { display: 'none' } }),
  list: css({ margin: 0, padding: 0, listStyle: 'none', borderBlockStart: `1px solid ${color.line}` }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0, 1fr)',
    gap: `${space[2]} ${space[4]}`,
    paddingBlock: space[5],
    borderBlockEnd: `1px solid ${color.line}`,
    [media.desktop]: { gridTemplateColumns: '5rem minmax(0, 1fr) 14rem', alignItems: 'baseline' },
  }),
  number: css({ fontFamily: font.display, fontSize: font.size.h3, color: color.muted, fontVariantNumeric: 'lining-nums' }),
  words: css({ display: 'grid', gap: space[2] }),
  title: css({
    fontFamily: font.display,
    fontSize: font.size.h2,
    lineHeight: font.leadingDisplay,
    letterSpacing: font.trackingDisplay,
    textWrap: 'balance',
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.15em' },
    '&[aria-current]': { color: color.muted },
  }),
  meta: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[3]}`,
    gridColumn: 2,
    [media.desktop]: { display: 'grid', gridColumn: 3, justifyItems: 'end' },
  }),
  read: css({ color: color.success }),
};
