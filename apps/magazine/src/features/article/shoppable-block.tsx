import type { ArticleBlock } from '@orime/contracts/api/editorial/article';
import { Link, useT, useText } from '@orime/platform';
import { ArrowRight, color, css, font, Image, space, Text } from '@orime/ui';
import type { ReactNode } from 'react';

type Block<Type extends ArticleBlock['type']> = Extract<ArticleBlock, { type: Type }>;

/** A garment of the story, one press away from its page. */
export function ProductBlock({ block }: { readonly block: Block<'product'> }) {
  const t = useT('magazine');
  const text = useText();
  return (
    <Card to={`/designs/${block.slug}`} picture={block.image && <Image image={block.image} alt="" sizes="8rem" ratio="3 / 4" />}>
      <Text label tone="muted">
        {t('article.shop')}
      </Text>
      <span css={styles.name}>{text(block)}</span>
      <Text as="span" size="sm" tone="muted">
        {block.designer}
      </Text>
    </Card>
  );
}

/** A maker of the story. */
export function DesignerBlock({ block }: { readonly block: Block<'designer'> }) {
  const t = useT('magazine');
  const text = useText();
  return (
    <Card to={`/shop/${block.handle}`} picture={block.image && <Image image={block.image} alt="" sizes="8rem" ratio="1 / 1" />}>
      <Text label tone="muted">
        {t('article.designer')}
      </Text>
      <span css={styles.name}>{text(block)}</span>
      <Text as="span" size="sm" tone="muted">
        {block.city}
      </Text>
    </Card>
  );
}

function Card({ to, picture, children }: { readonly to: string; readonly picture: ReactNode; readonly children: ReactNode }) {
  return (
    <Link css={styles.card} to={to}>
      <span css={styles.picture}>{picture}</span>
      <span css={styles.words}>{children}</span>
      <ArrowRight size={20} aria-hidden />
    </Link>
  );
}

const styles = {
  card: css({
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr) auto',
    gap: space[4],
    alignItems: 'center',
    paddingInlineEnd: space[4],
    background: color.surface,
    color: 'inherit',
    textDecoration: 'none',
    lineHeight: 1.5,
    '&:hover': { background: color.raised },
  }),
  picture: css({ display: 'block', minHeight: '6rem' }),
  words: css({ display: 'grid', gap: space[1], paddingBlock: space[3] }),
  name: css({ fontFamily: font.display, fontSize: font.size.h4 }),
};
