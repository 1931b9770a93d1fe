import { useT } from '@orime/platform';
import { css, Image, Skeleton, space, TextField } from '@orime/ui';
import { NodeViewContent, NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { useState } from 'react';
import { useImage } from '../session/writing-context.ts';
import { cardStyles } from './card-styles.ts';

type Entry = { readonly fileId: string; readonly alt: string };

/** Several pictures side by side under one caption. */
export function GalleryView({ node, updateAttributes, editor, selected }: NodeViewProps) {
  const t = useT('magazine');
  // Written by `nodeOf` and the dialog of galleries alone.
  const images = node.attrs['images'] as readonly Entry[];
  const describe = (place: number, alt: string): void =>
    updateAttributes({ images: images.map((entry, at) => (at === place ? { ...entry, alt } : entry)) });
  return (
    <NodeViewWrapper as="figure" css={[cardStyles.card, selected && cardStyles.selected]}>
      <ul css={styles.list} contentEditable={false}>
        {images.map((entry, place) => (
          <GalleryEntry
            key={`${entry.fileId}-${place}`}
            entry={entry}
            number={place + 1}
            isEditable={editor.isEditable}
            onAlt={(alt) => describe(place, alt)}
          />
        ))}
      </ul>
      <NodeViewContent<'figcaption'> as="figcaption" css={cardStyles.caption} data-placeholder={t('editor.picture.caption')} />
    </NodeViewWrapper>
  );
}

type GalleryEntryProps = {
  readonly entry: Entry;
  readonly number: number;
  readonly isEditable: boolean;
  readonly onAlt: (alt: string) => void;
};

function GalleryEntry({ entry, number, isEditable, onAlt }: GalleryEntryProps) {
  const t = useT('magazine');
  const image = useImage(entry.fileId);
  const [alt, setAlt] = useState(entry.alt);
  // The server keeps no picture of a gallery without words, so the document is told only of words.
  const change = (text: string): void => {
    setAlt(text);
    if (text.trim() !== '') onAlt(text);
  };
  return (
    <li css={styles.entry}>
      {image ? <Image image={image} alt={entry.alt} sizes="12rem" ratio="3 / 4" /> : <Skeleton ratio="3 / 4" />}
      <TextField
        label={t('editor.gallery.alt', { number })}
        value={alt}
        maxLength={300}
        readOnly={!isEditable}
        error={alt.trim() === '' ? t('editor.picture.alt-missing') : undefined}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    </li>
  );
}

const styles = {
  list: css({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    display: 'grid',
    gap: space[3],
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  }),
  entry: css({ display: 'grid', gap: space[2], alignContent: 'start' }),
};
