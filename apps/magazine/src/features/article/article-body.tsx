import type { ArticleBlock } from '@orime/contracts/api/editorial/article';
import { useT } from '@orime/platform';
import { color, css, font, Heading, space } from '@orime/ui';
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
                <a href={`#reference-${number}`} aria-label={t('article.back-to-text', { number })}>
                  ↩
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5], fontSize: font.size.lg, lineHeight: 1.75, 'html[lang="ja"] &': { lineHeight: 2 } }),
  footnotes: css({
    marginBlockStart: space[5],
    paddingBlockStart: space[4],
    borderBlockStart: `1px solid ${color.line}`,
    fontSize: font.size.sm,
  }),
  list: css({ display: 'grid', gap: space[2], paddingInlineStart: space[5], marginBlockStart: space[3] }),
};
