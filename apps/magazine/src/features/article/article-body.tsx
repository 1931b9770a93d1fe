import type { ArticleBlock } from '@orime/contracts/api/editorial/article';
import { useT } from '@orime/platform';
import { color, css, font, Heading, media, space } from '@orime/ui';
import { PartLink } from '../reading/index.ts';
import { ArticleBlockView } from './article-block-view.tsx';
import { RichTextView } from './rich-text-view.tsx';

/** Blocks as elements. Footnotes are gathered at the end, with ways there and back. */
export function ArticleBody({ blocks }: { readonly blocks: readonly ArticleBlock[] }) {
  const t = useT('magazine');
  const footnotes = blocks.filter((block) => block.type === 'footnote');
  return (
    <div css={styles.root}>
      {blocks.map((block, index) =>
        block.type === 'footnote' ? null : <ArticleBlockView key={index} block={block} isFirst={index === 0} />,
      )}
      {footnotes.length > 0 && (
        <section css={styles.footnotes} aria-labelledby="footnotes">
          <Heading level={2} size={4} id="footnotes">
            {t('article.footnotes')}
          </Heading>
          <ol css={styles.list}>
            {footnotes.map(({ number, text }) => (
              <li key={number} id={`footnote-${number}`} value={number}>
                <RichTextView text={text} />{' '}
                <PartLink part={`reference-${number}`} aria-label={t('article.back-to-text', { number })}>
                  ↩
                </PartLink>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

const styles = {
  // About 66 Latin characters, or 34 Japanese ones, a line.
  root: css({
    display: 'grid',
    gap: space[5],
    maxWidth: '36rem',
    fontSize: '1.1875rem',
    lineHeight: 1.7,
    'html[lang="en"] &': { fontFamily: font.display },
    'html[lang="ja"] &': { fontSize: font.size.lg, lineHeight: 2 },
    // Everything keeps the left edge of the text; pictures go beyond it on the right.
    '& > figure': { marginInline: 0, [media.desktop]: { marginInlineEnd: '-8rem' } },
  }),
  footnotes: css({
    marginBlockStart: space[5],
    paddingBlockStart: space[4],
    borderBlockStart: `1px solid ${color.line}`,
    fontFamily: font.sans,
    fontSize: font.size.sm,
  }),
  list: css({
    display: 'grid',
    gap: space[2],
    paddingInlineStart: space[5],
    marginBlockStart: space[3],
    '& > li': { scrollMarginBlockStart: space[9] },
  }),
};
