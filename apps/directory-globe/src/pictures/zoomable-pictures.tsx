import type { ImageRef } from '@orime/contracts';
import { useT, useText } from '@orime/platform';
import { css, Grid, Image, space } from '@orime/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';

const PictureDialog = lazy(() => import('./picture-dialog.tsx').then((module) => ({ default: module.PictureDialog })));

export type ZoomablePicturesProps = {
  readonly images: readonly ImageRef[];
  /** Names the list. */
  readonly label: string;
  readonly ratio: string;
  readonly columns: readonly [phone: number, tablet: number, desktop: number];
  readonly sizes: string;
  /** What stands below a picture. */
  readonly captionOf?: (index: number) => ReactNode;
};

/** Pictures in a grid; pressing one shows it as large as the screen. */
export function ZoomablePictures({ images, label, ratio, columns, sizes, captionOf }: ZoomablePicturesProps) {
  const t = useT('directory-globe');
  const text = useText();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <Grid as="ul" columns={columns} gap={captionOf ? 4 : 2} rowGap={captionOf ? 5 : 2} aria-label={label}>
        {images.map((image, index) => (
          <li key={`${image.id} ${index}`} css={styles.item}>
            <button
              type="button"
              css={styles.button}
              aria-label={t('pictures.open', { number: index + 1, alt: text(image.alt) })}
              onClick={() => setOpen(index)}
            >
              <Image image={image} alt="" sizes={sizes} ratio={ratio} />
            </button>
            {captionOf?.(index)}
          </li>
        ))}
      </Grid>
      {open !== null && (
        <Suspense>
          <PictureDialog images={images} label={label} index={open} onMove={setOpen} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

const styles = {
  item: css({ display: 'grid', gap: space[2], alignContent: 'start' }),
  button: css({ display: 'block', width: '100%', padding: 0, border: 0, background: 'none', cursor: 'zoom-in' }),
};
