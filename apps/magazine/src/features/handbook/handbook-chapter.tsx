import type { Chapter } from '@orime/contracts/api/editorial/collection';
import { Link, useDocumentTitle, useLanguage, useT, useText } from '@orime/platform';
import { color, css, font, Heading, media, Notice, Page, space, Text } from '@orime/ui';
import { ChapterBlocks } from './chapter-blocks.tsx';
import { ChapterTurn } from './chapter-turn.tsx';
import { handbookUrl } from './handbook-address.ts';

export type HandbookChapterProps = {
  readonly chapter: Chapter;
  readonly chapters: readonly Chapter[];
  readonly previous: Chapter | undefined;
  readonly next: Chapter | undefined;
};

/** One chapter with the contents beside it. */
export function HandbookChapter({ chapter, chapters, previous, next }: HandbookChapterProps) {
  const t = useT('magazine');
  const text = useText();
  const language = useLanguage();
  useDocumentTitle(text(chapter.title));
  return (
    <Page>
      <div css={styles.columns}>
        <nav css={styles.contents} aria-label={t('handbook.contents')}>
          <Link css={styles.home} to={handbookUrl({})}>
            {t('handbook.title')}
          </Link>
          <ol css={styles.list}>
            {chapters.map(({ id, slug, title }) => (
              <li key={id}>
                <Link css={styles.entry} to={handbookUrl({ chapter: slug })} aria-current={id === chapter.id ? 'page' : undefined}>
                  {text(title)}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <article css={styles.text} lang={chapter.written === language ? undefined : chapter.written === 'jp' ? 'ja' : 'en'}>
          <header css={styles.head}>
            <Heading level={1} size={2}>
              {text(chapter.title)}
            </Heading>
            <Text lead size="xl" tone="muted">
              {text(chapter.dek)}
            </Text>
          </header>
          {chapter.written !== language && <Notice>{t('article.only-in-other')}</Notice>}
          <ChapterBlocks chapter={chapter} />
          <ChapterTurn previous={previous} next={next} />
        </article>
      </div>
    </Page>
  );
}

const styles = {
  columns: css({
    display: 'grid',
    gap: space[6],
    [media.desktop]: { gridTemplateColumns: '18rem minmax(0, 38rem)', columnGap: space[9], alignItems: 'start' },
  }),
  contents: css({
    display: 'grid',
    gap: space[3],
    '@media print': { display: 'none' },
    [media.desktop]: { position: 'sticky', insetBlockStart: space[8] },
  }),
  home: css({ display: 'inline-block', paddingBlock: space[2], color: color.muted, fontSize: font.size.sm }),
  list: css({
    display: 'none',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `1px solid ${color.line}`,
    // A phone has the cover for it.
    [media.desktop]: { display: 'block' },
  }),
  entry: css({
    display: 'block',
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${color.line}`,
    fontSize: font.size.sm,
    color: color.muted,
    textDecoration: 'none',
    '&:hover': { color: color.text },
    '&[aria-current]': { color: color.text, fontWeight: font.weight.medium },
  }),
  text: css({ display: 'grid', gap: space[6], minWidth: 0 }),
  head: css({ display: 'grid', gap: space[3] }),
};
