import type { Chapter } from '@orime/contracts/api/editorial/collection';
import { Link, useT, useText } from '@orime/platform';
import { color, css, font, media, space, Text } from '@orime/ui';
import { handbookUrl } from './handbook-address.ts';

export type ChapterTurnProps = { readonly previous: Chapter | undefined; readonly next: Chapter | undefined };

/** Ways to the chapters beside this one. */
export function ChapterTurn({ previous, next }: ChapterTurnProps) {
  const t = useT('magazine');
  return (
    <nav css={styles.root} aria-label={t('handbook.turn')}>
      {previous && <TurnLink label={t('handbook.previous')} chapter={previous} />}
      {next && <TurnLink label={t('handbook.next')} chapter={next} />}
    </nav>
  );
}

function TurnLink({ label, chapter }: { readonly label: string; readonly chapter: Chapter }) {
  const text = useText();
  return (
    <Link css={styles.link} to={handbookUrl({ chapter: chapter.slug })}>
      <Text as="span" label tone="muted">
        {label}
      </Text>
      <span css={styles.title}>{text(chapter.title)}</span>
    </Link>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[3],
    marginBlockStart: space[5],
    '@media print': { display: 'none' },
    [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  }),
  link: css({
    display: 'grid',
    gap: space[2],
    alignContent: 'start',
    padding: space[4],
    background: color.surface,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { background: color.raised },
  }),
  title: css({ fontFamily: font.display, fontSize: font.size.h4, lineHeight: 1.25 }),
};
