import { color, css, IconButton, Image, media, space, Text, TextField, VisuallyHidden } from '@orime/ui';
import { ArrowDown, ArrowUp, Trash2 } from '@orime/ui/icons';
import { useState } from 'react';
import { useFileText } from './file-texts.ts';
import type { Picture } from './picture.ts';
import { moved } from './use-form-files.ts';

export type PictureListProps = {
  readonly pictures: readonly Picture[];
  readonly onChange: (pictures: Picture[]) => void;
  /** The first one stands for all of them. */
  readonly hasCover: boolean;
};

/** Pictures in their order, each with what it shows in both languages. */
export function PictureList({ pictures, onChange, hasCover }: PictureListProps) {
  const t = useFileText();
  const [said, setSaid] = useState('');
  const move = (from: number, to: number): void => {
    onChange([...moved(pictures, from, to)]);
    setSaid(t('moved', { name: t('picture.number', { number: from + 1 }), place: to + 1 }));
  };
  const describe = (index: number, alt: Picture['alt']): void =>
    onChange(pictures.map((picture, at) => (at === index ? { ...picture, alt } : picture)));
  return (
    <>
      <ol css={styles.list}>
        {pictures.map((picture, index) => {
          const number = index + 1;
          return (
            <li key={picture.id} css={styles.item}>
              <Image image={picture} alt={t('picture.number', { number })} sizes="7rem" ratio="3 / 4" css={styles.image} />
              <div css={styles.words}>
                <Text size="sm" weight="medium">
                  {hasCover && index === 0 ? t('picture.first') : t('picture.number', { number })}
                </Text>
                <TextField
                  label={t('picture.alt.en', { number })}
                  lang="en"
                  maxLength={200}
                  value={picture.alt.en}
                  onChange={({ currentTarget }) => describe(index, { ...picture.alt, en: currentTarget.value })}
                />
                <TextField
                  label={t('picture.alt.jp', { number })}
                  lang="ja"
                  maxLength={200}
                  value={picture.alt.jp}
                  onChange={({ currentTarget }) => describe(index, { ...picture.alt, jp: currentTarget.value })}
                />
              </div>
              <div css={styles.tools}>
                <IconButton
                  label={t('earlier', { name: t('picture.number', { number }) })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp size={18} aria-hidden />
                </IconButton>
                <IconButton
                  label={t('later', { name: t('picture.number', { number }) })}
                  disabled={number === pictures.length}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown size={18} aria-hidden />
                </IconButton>
                <IconButton
                  label={t('remove', { name: t('picture.number', { number }) })}
                  onClick={() => onChange(pictures.toSpliced(index, 1))}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              </div>
            </li>
          );
        })}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

const styles = {
  list: css({ display: 'grid', gap: space[4], padding: 0, margin: 0, listStyle: 'none' }),
  // On a phone the words have the whole width, under the picture.
  item: css({
    display: 'grid',
    gridTemplateColumns: '5rem auto',
    justifyContent: 'space-between',
    gap: space[3],
    padding: space[3],
    border: `1px solid ${color.line}`,
    [media.tablet]: { gridTemplateColumns: '7rem minmax(0, 1fr) auto', gap: space[4] },
  }),
  image: css({ width: '100%' }),
  words: css({
    display: 'grid',
    gap: space[2],
    alignContent: 'start',
    gridColumn: '1 / -1',
    gridRow: 2,
    [media.tablet]: { gridColumn: 'auto', gridRow: 'auto' },
  }),
  tools: css({ display: 'flex', alignSelf: 'start', [media.tablet]: { flexDirection: 'column' } }),
};
