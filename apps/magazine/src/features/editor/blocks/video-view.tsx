import { useT } from '@orime/platform';
import { Text } from '@orime/ui';
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { cardStyles } from './card-styles.ts';

/** A link to a film elsewhere; readers follow it, nothing is embedded. */
export function VideoView({ node, selected }: NodeViewProps) {
  const t = useT('magazine');
  return (
    <NodeViewWrapper css={[cardStyles.card, selected && cardStyles.selected]} contentEditable={false}>
      <Text label tone="muted">
        {t('editor.block.video')}
      </Text>
      <span css={cardStyles.name}>{String(node.attrs['title'])}</span>
      <Text as="span" size="sm" tone="muted">
        {String(node.attrs['url'])}
      </Text>
    </NodeViewWrapper>
  );
}
