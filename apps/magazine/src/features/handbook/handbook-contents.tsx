import type { Chapter } from '@orime/contracts/api/editorial/collection';
import { Link, useT, useText } from '@orime/platform';
import { color, css, font, media, space, Text } from '@orime/ui';
import { useMarks } from '../reading/index.ts';
import { taskKeys } from './chapter-tasks.ts';
import { handbookUrl } from './handbook-address.ts';

/** Chapters with what they say and how much of them is done. */
export function HandbookContents({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const t = useT('magazine');
  const text = useText();
  const ticks = useMarks('handbook-tasks');
  return (
    <nav aria-label={t('handbook.contents')}>
      <ol css={styles.list}>
        {chapters.map((chapter) => {
          const tasks = [...taskKeys(chapter).values()];
          const done = tasks.filter((key) => ticks.has(key)).length;
          return (
            <li key={chapter.id} css={styles.row}>
              <Link css={styles.title} to={handbookUrl({ chapter: chapter.slug })}>
                {text(chapter.title)}
              </Link>
              <Text tone="muted">{text(chapter.dek)}</Text>
              <Text size="sm" tone="muted" css={styles.done}>
                {tasks.length > 0 && t('handbook.done', { done, total: tasks.length })}
              </Text>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const styles = {
  list: css({ margin: 0, padding: 0, listStyle: 'none', borderBlockStart: `1px solid ${color.line}` }),
  row: css({
    display: 'grid',
    gap: space[2],
    paddingBlock: space[5],
    borderBlockEnd: `1px solid ${color.line}`,
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr) minmax(6rem, 1fr)', alignItems: 'baseline', gap: space[5] },
  }),
  title: css({
    fontFamily: font.display,
    fontSize: font.size.h3,
    lineHeight: font.leadingDisplay,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  }),
  done: css({ fontVariantNumeric: 'tabular-nums', [media.desktop]: { textAlign: 'end' } }),
};
