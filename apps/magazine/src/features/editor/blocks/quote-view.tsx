import { useT } from '@orime/platform';
import { color, css, font, space } from '@orime/ui';
import { NodeViewContent, NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { useContext } from 'react';
import { EditableContext } from '../session/writing-context.ts';
import { useKeptAttribute } from './use-kept-attribute.ts';

/** Quoted words and who said them. */
export function QuoteView(props: NodeViewProps) {
  const t = useT('magazine');
  const isEditable = useContext(EditableContext);
  const source = useKeptAttribute(props, 'source');
  return (
    <NodeViewWrapper as="figure" css={styles.root}>
      <NodeViewContent<'blockquote'> as="blockquote" css={styles.words} />
      <input
        css={styles.source}
        contentEditable={false}
        aria-label={t('editor.quote.source')}
        placeholder={t('editor.quote.source')}
        value={source.text}
        maxLength={300}
        readOnly={!isEditable}
        onChange={({ currentTarget }) => source.change(currentTarget.value)}
      />
    </NodeViewWrapper>
  );
}

const styles = {
  root: css({
    margin: 0,
    paddingInlineStart: space[4],
    borderInlineStart: `2px solid ${color.lineStrong}`,
    display: 'grid',
    gap: space[2],
  }),
  words: css({ margin: 0, fontFamily: font.display, fontSize: font.size.h4, lineHeight: 1.4 }),
  source: css({
    minHeight: '2.75rem',
    border: 0,
    background: 'transparent',
    color: color.muted,
    fontSize: font.size.sm,
    '&::placeholder': { color: color.muted },
  }),
};
