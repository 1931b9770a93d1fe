import { useT, useText } from '@orime/platform';
import { Image, Text } from '@orime/ui';
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { useShelved } from '../session/writing-context.ts';
import { cardStyles } from './card-styles.ts';

/** A garment of the story. One that is not on sale any more says so; readers do not see it. */
export function ProductView({ node, selected }: NodeViewProps) {
  const t = useT('magazine');
  const text = useText();
  const slug = String(node.attrs['slug']);
  const product = useShelved('products', slug);
  return (
    <NodeViewWrapper css={[cardStyles.card, cardStyles.row, selected && cardStyles.selected]} contentEditable={false}>
      {product?.image ? <Image image={product.image} alt="" sizes="5rem" ratio="3 / 4" /> : <span />}
      <span>
        <Text label tone="muted">
          {t('editor.block.product')}
        </Text>
        <span css={cardStyles.name}>{product ? text(product) : slug}</span>
        <Text size="sm" tone="muted">
          {product ? product.designer : t('editor.card.gone')}
        </Text>
      </span>
    </NodeViewWrapper>
  );
}
