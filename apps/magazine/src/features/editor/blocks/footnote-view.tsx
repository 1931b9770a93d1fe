import { useT } from '@orime/platform';
import { color, css, font, space } from '@orime/ui';
import { NodeViewContent, NodeViewWrapper, type NodeViewProps } from '@tiptap/react';

/** A note; `[^2]` in the text points at note 2. */
export function FootnoteView({ node }: NodeViewProps) {
  const t = useT('magazine');
  const number = Number(node.attrs['number']);
  return (
    <NodeViewWrapper css={styles.root}>
      <span css={styles.number} contentEditable={false} aria-label={t('editor.footnote.number', { number })} role="img">
        {number}
      </span>
      <NodeViewContent css={styles.words} />
    </NodeViewWrapper>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '1.5rem minmax(0, 1fr)', gap: space[2], fontSize: font.size.sm, lineHeight: 1.6 }),
  number: css({ color: color.muted, fontVariantNumeric: 'tabular-nums' }),
  words: css({ minHeight: '1.6em' }),
};
