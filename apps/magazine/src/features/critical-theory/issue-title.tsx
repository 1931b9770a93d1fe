import type { Chapter } from '@orime/contracts/api/editorial/collection';
import { useLanguage, useT } from '@orime/platform';
import { Container, css, font, Heading, media, space, Text } from '@orime/ui';
import { IssueContents } from './issue-contents.tsx';

/** Opens the issue as a book does: its name, what it is about, and what is in it. */
export function IssueTitle({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const t = useT('magazine');
  const language = useLanguage();
  const minutes = chapters.reduce((sum, { readingMinutes }) => sum + readingMinutes[language], 0);
  return (
    <Container>
      <header css={styles.title}>
        <Text label tone="muted">
          {t('criticalTheory.kicker')}
        </Text>
        <Heading level={1} css={styles.name}>
          {t('criticalTheory.title')}
        </Heading>
        <Text lead css={styles.dek}>
          {t('criticalTheory.dek')}
        </Text>
        <Text size="sm" tone="muted">
          {t('criticalTheory.length', { chapters: t('criticalTheory.chapters', { count: chapters.length }), count: minutes })}
        </Text>
      </header>
      <IssueContents chapters={chapters} level={2} />
    </Container>
  );
}

const styles = {
  title: css({
    display: 'grid',
    alignContent: 'center',
    gap: space[5],
    minHeight: 'min(80svh, 46rem)',
    paddingBlock: space[8],
    // In Japanese the name stands upright at the right edge, as on a book, and the words end beside its foot.
    [media.tablet]: {
      'html[lang="ja"] &': {
        gridTemplateColumns: '1fr auto',
        gridTemplateRows: '1fr auto auto',
        alignContent: 'stretch',
        alignItems: 'end',
      },
    },
  }),
  name: css({
    fontSize: 'clamp(3.25rem, 1.4rem + 9vw, 10rem)',
    fontWeight: 320,
    lineHeight: 0.98,
    'html[lang="ja"] &': { fontSize: 'clamp(2.5rem, 1.4rem + 6vw, 8rem)', lineHeight: 1.2 },
    [media.tablet]: {
      'html[lang="ja"] &': {
        gridColumn: 2,
        gridRow: '1 / span 3',
        alignSelf: 'start',
        writingMode: 'vertical-rl',
        fontSize: 'clamp(3.25rem, 1.8rem + 3.4vw, 5.5rem)',
        fontFeatureSettings: "'vpal'",
        // Broken at its middle dot.
        wordBreak: 'keep-all',
        inlineSize: 'min(68svh, 40rem)',
      },
    },
  }),
  dek: css({ maxWidth: '38rem', fontFamily: font.display, fontSize: font.size.h4, lineHeight: 1.5 }),
};
