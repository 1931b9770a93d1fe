import { color, css, space } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import type { Picture } from '../../../pictures/picture-viewer.tsx';
import { usePicturesT } from '../../../pictures/pictures-texts.ts';

const PictureViewer = lazy(async () => ({ default: (await import('../../../pictures/picture-viewer.tsx')).PictureViewer }));

export type PicturesProps = {
  readonly pictures: readonly Picture[];
  /** Addresses are good for a minute: new ones are asked for before a picture is shown large. */
  readonly onRefresh: () => Promise<unknown>;
};

/** Private pictures as a strip; one press shows them large, one after another. */
export function Pictures({ pictures, onRefresh }: PicturesProps) {
  const t = usePicturesT();
  const [place, setPlace] = useState<number>();

  async function handleOpen(index: number): Promise<void> {
    await onRefresh();
    setPlace(index);
  }

  return (
    <>
      <ul css={styles.strip}>
        {pictures.map(({ id, name, url }, index) => (
          <li key={id}>
            <button css={styles.open} type="button" aria-label={t('pictures.open', { name })} onClick={() => void handleOpen(index)}>
              <img css={styles.thumb} src={url} alt="" width={120} height={160} />
            </button>
          </li>
        ))}
      </ul>
      {place !== undefined && (
        <Suspense fallback={null}>
          <PictureViewer pictures={pictures} place={place} onPlace={setPlace} onClose={() => setPlace(undefined)} />
        </Suspense>
      )}
    </>
  );
}

const styles = {
  strip: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
    gap: space[3],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
  open: css({ display: 'block', width: '100%', cursor: 'zoom-in' }),
  thumb: css({ display: 'block', width: '100%', height: 'auto', aspectRatio: '3 / 4', objectFit: 'cover', background: color.backdrop }),
};
