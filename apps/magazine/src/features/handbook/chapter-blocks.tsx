import type { Chapter } from '@orime/contracts/api/editorial/collection';
import { css, font, space } from '@orime/ui';
import { ArticleBlockView } from '../article/index.ts';
import { ChapterNotes } from './chapter-notes.tsx';
import { taskKeys, taskOf } from './chapter-tasks.ts';
import { TaskItem } from './task-item.tsx';

/** The words of a chapter; its tasks can be ticked. */
export function ChapterBlocks({ chapter }: { readonly chapter: Chapter }) {
  const keys = taskKeys(chapter);
  return (
    <div css={styles.root}>
      {chapter.body.map((block, index) => {
        if (block.type === 'footnote') return null;
        const task = taskOf(block);
        if (task === undefined) return <ArticleBlockView key={index} block={block} isFirst={false} />;
        return <TaskItem key={index} markKey={keys.get(index) ?? ''} task={task} />;
      })}
      <ChapterNotes body={chapter.body} />
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[4],
    fontSize: font.size.lg,
    lineHeight: 1.7,
    'html[lang="ja"] &': { lineHeight: 2 },
    // Everything keeps the left edge of the text.
    '& > figure': { marginInline: 0 },
  }),
};
