import type { Chapter } from '@orime/contracts/api/editorial/collection';
import { useT } from '@orime/platform';
import { color, css, font, Heading, space } from '@orime/ui';
import { RichTextView } from '../article/index.ts';
import { PartLink } from '../reading/index.ts';

/** The notes of a chapter under it, with ways back into the text. */
export function ChapterNotes({ body }: { readonly body: Chapter['body'] }) {
  const t = useT('magazine');
  const notes = body.filter((block) => block.type === 'footnote');
  if (notes.length === 0) return null;
  return (
    <section css={styles.root} aria-labelledby="footnotes">
      <Heading level={2} size={5} id="footnotes">
        {t('article.footnotes')}
      </Heading>
      <ol css={styles.list}>
        {notes.map(({ number, text }) => (
          <li key={number} id={`footnote-${number}`} value={number}>
            <RichTextView text={text} />{' '}
            <PartLink part={`reference-${number}`} aria-label={t('article.back-to-text', { number })}>
              ↩
            </PartLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

const styles = {
  root: css({
    marginBlockStart: space[5],
    paddingBlockStart: space[4],
    borderBlockStart: `1px solid ${color.line}`,
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
