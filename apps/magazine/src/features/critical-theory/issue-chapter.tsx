import type { Chapter } from '@orime/contracts/api/editorial/collection';
import { Link, useDocumentTitle, useFormat, useLanguage, useT, useText } from '@orime/platform';
import { color, Container, css, font, Heading, media, Notice, space, Text } from '@orime/ui';
import { useRef } from 'react';
import { chapterUrl } from './chapter-url.ts';
import { Citation } from './citation.tsx';
import { IssueContents } from './issue-contents.tsx';
import { NotedText } from './noted-text.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { useReadToEnd } from './use-read-to-end.ts';

export type IssueChapterProps = {
  readonly chapter: Chapter;
  /** From 1, as it is printed. */
  readonly number: number;
  readonly chapters: readonly Chapter[];
};

/** One chapter: text with notes beside it, what to quote it by, and where to go on. */
export function IssueChapter({ chapter, number, chapters }: IssueChapterProps) {
  const t = useT('magazine');
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const end = useRef<HTMLDivElement>(null);
  useReadToEnd(end, chapter.slug);
  useDocumentTitle(text(chapter.title));
  const next = chapters[number];
  return (
    <>
      <ReadingProgress />
      <Container>
        <article css={styles.article} lang={chapter.written === language ? undefined : chapter.written === 'jp' ? 'ja' : 'en'}>
          <header css={styles.head}>
            <Link css={styles.issue} to="/critical-theory">
              {t('criticalTheory.title')}
            </Link>
            <Text label tone="muted">
              {t('criticalTheory.chapter', { number })}
            </Text>
            <Heading level={1} css={styles.title}>
              {text(chapter.title)}
            </Heading>
            <Text lead css={styles.dek}>
              {text(chapter.dek)}
            </Text>
            <Text size="sm" tone="muted" css={styles.byline}>
              <span>{t('article.by', { name: text(chapter.author) })}</span>
              {chapter.publishedAt !== null && <time dateTime={chapter.publishedAt}>{format.date(chapter.publishedAt)}</time>}
            </Text>
          </header>
          {chapter.written !== language && <Notice>{t('article.only-in-other')}</Notice>}
          <NotedText body={chapter.body} />
          <div ref={end} css={styles.end}>
            <Citation chapter={chapter} />
            {next && (
              <Link css={styles.next} to={chapterUrl(next.slug)}>
                <Text as="span" label tone="muted">
                  {t('criticalTheory.next')}
                </Text>
                <span css={styles.nextTitle}>{text(next.title)}</span>
              </Link>
            )}
          </div>
        </article>
        <IssueContents chapters={chapters} level={2} current={chapter.slug} />
      </Container>
    </>
  );
}

const styles = {
  // The left edge that articles have.
  article: css({ [media.desktop]: { paddingInlineStart: '14%' } }),
  head: css({ display: 'grid', gap: space[4], paddingBlock: `clamp(${space[6]}, 7vw, ${space[9]}) ${space[7]}` }),
  issue: css({ justifySelf: 'start', paddingBlock: space[2], color: color.muted, fontSize: font.size.sm }),
  title: css({ maxWidth: '16em', fontSize: 'clamp(2.5rem, 1.5rem + 4.6vw, 5.5rem)' }),
  dek: css({ maxWidth: '36rem', fontFamily: font.display, fontSize: font.size.h4, lineHeight: 1.5, color: color.muted }),
  byline: css({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] }),
  end: css({ display: 'grid', gap: space[6], maxWidth: '36rem', marginBlock: space[7] }),
  next: css({
    display: 'grid',
    gap: space[2],
    padding: space[5],
    background: color.surface,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { background: color.raised },
    '@media print': { display: 'none' },
  }),
  nextTitle: css({ fontFamily: font.display, fontSize: font.size.h3, lineHeight: font.leadingDisplay }),
};
