import { useT, useText } from '@orime/platform';
import { Image, Text } from '@orime/ui';
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { useShelved } from '../session/writing-context.ts';
import { cardStyles } from './card-styles.ts';

/** A designer of the story. */
export function DesignerView({ node, selected }: NodeViewProps) {
  const t = useT('magazine');
  const text = useText();
  const handle = String(node.attrs['handle']);
  const designer = useShelved('designers', handle);
  return (
    <NodeViewWrapper css={[cardStyles.card, cardStyles.row, selected && cardStyles.selected]} contentEditable={false}>
      {designer?.image ? <Image image={designer.image} alt="" sizes="5rem" ratio="1 / 1" /> : <span />}
      <span>
        <Text label tone="muted">
          {t('editor.block.designer')}
        </Text>
        <span css={cardStyles.name}>{designer ? text(designer) : handle}</span>
        <Text size="sm" tone="muted">
          {designer ? designer.city : t('editor.card.gone')}
        </Text>
      </span>
    </NodeViewWrapper>
  );
}
