import { useT } from '@orime/platform';
import { css, Image, Skeleton, space, TextField } from '@orime/ui';
import { NodeViewContent, NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { useImage } from '../session/writing-context.ts';
import { cardStyles } from './card-styles.ts';
import { useKeptAttribute } from './use-kept-attribute.ts';

/** A picture with what it shows in words, and its caption. */
export function PictureView(props: NodeViewProps) {
  const t = useT('magazine');
  const image = useImage(String(props.node.attrs['fileId']));
  const alt = useKeptAttribute(props, 'alt');
  const { isEditable } = props.editor;
  return (
    <NodeViewWrapper as="figure" css={[cardStyles.card, props.selected && cardStyles.selected]}>
      <div contentEditable={false} css={styles.fixed}>
        {image ? <Image image={image} alt={alt.text} sizes="(min-width: 1224px) 36rem, 100vw" /> : <Skeleton ratio="3 / 2" />}
        <TextField
          label={t('editor.picture.alt')}
          value={alt.text}
          maxLength={300}
          readOnly={!isEditable}
          error={alt.text.trim() === '' ? t('editor.picture.alt-missing') : undefined}
          onChange={({ currentTarget }) => alt.change(currentTarget.value)}
        />
      </div>
      <NodeViewContent<'figcaption'> as="figcaption" css={cardStyles.caption} data-placeholder={t('editor.picture.caption')} />
    </NodeViewWrapper>
  );
}

const styles = { fixed: css({ display: 'grid', gap: space[3] }) };
