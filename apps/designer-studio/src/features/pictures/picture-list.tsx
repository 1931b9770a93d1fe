import { useT } from '@orime/platform';
import { color, css, IconButton, Image, media, space, Text, TextField } from '@orime/ui';
import { ArrowDown, ArrowUp, Trash2 } from '@orime/ui/icons';
import type { Picture } from './picture.ts';

export type PictureListProps = { readonly pictures: readonly Picture[]; readonly onChange: (pictures: readonly Picture[]) => void };

/** Pictures in their order, each with what it shows in both languages. The first one is the face of the design. */
export function PictureList({ pictures, onChange }: PictureListProps) {
  const t = useT('designer-studio');

  function move(from: number, to: number): void {
    const next = pictures.toSpliced(from, 1);
    const picture = pictures[from];
    if (picture !== undefined) onChange(next.toSpliced(to, 0, picture));
  }

  function describe(index: number, alt: Picture['alt']): void {
    onChange(pictures.map((picture, at) => (at === index ? { ...picture, alt } : picture)));
  }

  return (
    <ol css={styles.list}>
      {pictures.map((picture, index) => {
        const number = index + 1;
        return (
          <li key={picture.id} css={styles.item}>
            <Image image={picture} alt={t('pictures.number', { number })} sizes="7rem" ratio="3 / 4" css={styles.image} />
            <div css={styles.words}>
              <Text size="sm" weight="medium">
                {index === 0 ? t('pictures.first') : t('pictures.number', { number })}
              </Text>
              <TextField
                label={t('pictures.alt.en', { number })}
                lang="en"
                maxLength={200}
                value={picture.alt.en}
                onChange={({ currentTarget }) => describe(index, { ...picture.alt, en: currentTarget.value })}
              />
              <TextField
                label={t('pictures.alt.jp', { number })}
                lang="ja"
                maxLength={200}
                value={picture.alt.jp}
                onChange={({ currentTarget }) => describe(index, { ...picture.alt, jp: currentTarget.value })}
              />
            </div>
            <div css={styles.tools}>
              <IconButton label={t('pictures.earlier', { number })} disabled={index === 0} onClick={() => move(index, index - 1)}>
                <ArrowUp size={18} aria-hidden />
              </IconButton>
              <IconButton
                label={t('pictures.later', { number })}
                disabled={number === pictures.length}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown size={18} aria-hidden />
              </IconButton>
              <IconButton label={t('pictures.remove', { number })} onClick={() => onChange(pictures.toSpliced(index, 1))}>
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const styles = {
  list: css({ display: 'grid', gap: space[4], padding: 0, margin: 0, listStyle: 'none' }),
  item: css({
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr) auto',
    gap: space[3],
    padding: space[3],
    border: `1px solid ${color.line}`,
    [media.tablet]: { gridTemplateColumns: '7rem minmax(0, 1fr) auto', gap: space[4] },
  }),
  image: css({ width: '100%' }),
  words: css({ display: 'grid', gap: space[2], alignContent: 'start' }),
  tools: css({ display: 'flex', flexDirection: 'column' }),
};
