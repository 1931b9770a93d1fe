import type { ArticleBlock } from '@orime/contracts/api/editorial/article';
import { useText } from '@orime/platform';
import { color, css, font, Heading, Image, media, space, Text } from '@orime/ui';
import { RichTextView } from './rich-text-view.tsx';
import { DesignerBlock, ProductBlock } from './shoppable-block.tsx';

export type ArticleBlockViewProps = {
  readonly block: Exclude<ArticleBlock, { type: 'footnote' }>;
  readonly isFirst: boolean;
};

/** One block. Text arrives as runs; nothing of it is ever read as HTML. */
export function ArticleBlockView({ block, isFirst }: ArticleBlockViewProps) {
  const text = useText();
  switch (block.type) {
    case 'paragraph':
      return (
        <p css={[styles.paragraph, isFirst && styles.first]}>
          <RichTextView text={block.text} />
        </p>
      );
    case 'heading':
      return (
        <Heading level={2} size={3} css={styles.heading}>
          {block.text}
        </Heading>
      );
    case 'quote':
      return (
        <figure css={styles.quote}>
          <blockquote>
            <RichTextView text={block.text} />
          </blockquote>
          {block.source && (
            <Text as="figcaption" size="sm" tone="muted">
              {block.source}
            </Text>
          )}
        </figure>
      );
    case 'image':
      return (
        <figure css={styles.image}>
          <Image image={block.image} alt={text(block.image.alt)} sizes="(min-width: 768px) 46rem, 100vw" />
          {block.caption && (
            <Text as="figcaption" size="sm" tone="muted">
              <RichTextView text={block.caption} />
            </Text>
          )}
        </figure>
      );
    case 'gallery':
      return (
        <figure css={styles.image}>
          <ul css={styles.gallery}>
            {block.images.map((image) => (
              <li key={image.id}>
                <Image image={image} alt={text(image.alt)} sizes="(min-width: 768px) 23rem, 50vw" />
              </li>
            ))}
          </ul>
          {block.caption && (
            <Text as="figcaption" size="sm" tone="muted">
              <RichTextView text={block.caption} />
            </Text>
          )}
        </figure>
      );
    case 'video':
      return (
        <a css={styles.video} href={block.url} target="_blank" rel="noopener noreferrer">
          {block.image && <Image image={block.image} alt="" sizes="(min-width: 768px) 46rem, 100vw" />}
          <span>
            <span aria-hidden="true">▶ </span>
            {block.title}
          </span>
        </a>
      );
    case 'product':
      return <ProductBlock block={block} />;
    case 'designer':
      return <DesignerBlock block={block} />;
    case 'divider':
      return <hr css={styles.divider} />;
  }
}

const styles = {
  // Long texts fill their lines: broken by phrases, they would be ragged for pages.
  paragraph: css({ wordBreak: 'normal' }),
  first: css({
    'html[lang="en"] &::first-letter': {
      float: 'left',
      paddingInlineEnd: '0.12em',
      fontFamily: font.display,
      fontSize: '3.6em',
      lineHeight: 0.86,
    },
  }),
  heading: css({ marginBlockStart: space[4] }),
  quote: css({
    margin: 0,
    marginBlock: space[4],
    display: 'grid',
    gap: space[3],
    '& blockquote': { margin: 0, fontFamily: font.display, fontSize: font.size.h3, lineHeight: 1.35, textWrap: 'balance' },
    [media.desktop]: { marginInline: '-3rem' },
  }),
  image: css({ margin: 0, marginBlock: space[4], display: 'grid', gap: space[2], [media.desktop]: { marginInline: '-5rem' } }),
  gallery: css({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    display: 'grid',
    gap: space[2],
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  }),
  video: css({ marginBlock: space[4], display: 'grid', gap: space[2], minHeight: '2.75rem', alignItems: 'center' }),
  divider: css({
    width: '4rem',
    marginBlock: space[4],
    marginInline: 'auto',
    border: 0,
    borderBlockStart: `1px solid ${color.lineStrong}`,
  }),
};
