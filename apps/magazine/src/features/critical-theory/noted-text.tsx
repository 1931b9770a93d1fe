import type { Chapter } from '@orime/contracts/api/editorial/collection';
import { useT } from '@orime/platform';
import { color, css, font, media, space, VisuallyHidden } from '@orime/ui';
import { ArticleBlockView, RichTextView } from '../article/index.ts';
import { PartLink } from '../reading/index.ts';
import { listNotedBlocks } from './noted-blocks.ts';

/** Text whose notes stand beside the block that refers to them, and under it where there is no room. */
export function NotedText({ body }: { readonly body: Chapter['body'] }) {
  const t = useT('magazine');
  return (
    <div css={styles.root}>
      {/* What references in the text are described by. */}
      <VisuallyHidden id="footnotes">{t('article.footnotes')}</VisuallyHidden>
      {listNotedBlocks(body).map(({ block, notes }, index) => (
        <div key={index} css={styles.row}>
          <div css={styles.block}>
            <ArticleBlockView block={block} isFirst={index === 0} />
          </div>
          {notes.map(({ number, text }) => (
            <aside key={number} id={`footnote-${number}`} css={styles.note} aria-label={t('criticalTheory.note', { number })}>
              <span css={styles.number}>{number}</span> <RichTextView text={text} />{' '}
              <PartLink part={`reference-${number}`} aria-label={t('article.back-to-text', { number })}>
                ↩
              </PartLink>
            </aside>
          ))}
        </div>
      ))}
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[5],
    fontSize: '1.1875rem',
    lineHeight: 1.7,
    'html[lang="en"] &': { fontFamily: font.display },
    'html[lang="ja"] &': { fontSize: font.size.lg, lineHeight: 2 },
  }),
  row: css({
    display: 'grid',
    gap: space[3],
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 36rem) 17rem', columnGap: space[8], alignItems: 'start' },
  }),
  // Everything keeps the left edge of the text.
  block: css({ maxWidth: '36rem', [media.desktop]: { gridColumn: 1, gridRow: '1 / span 4' }, '& > figure': { marginInline: 0 } }),
  note: css({
    paddingInlineStart: space[4],
    borderInlineStart: `1px solid ${color.lineStrong}`,
    fontFamily: font.sans,
    fontSize: font.size.sm,
    lineHeight: 1.6,
    color: color.muted,
    scrollMarginBlockStart: '8rem',
    [media.desktop]: { gridColumn: 2 },
  }),
  number: css({ color: color.text, fontVariantNumeric: 'lining-nums' }),
};
