import type { ImageRef } from '@orime/contracts';
import type { DesignVideo } from '@orime/contracts/api/catalogue/design-video';
import { useT, useText } from '@orime/platform';
import { css, Image, media, space } from '@orime/ui';
import { Carousel } from '@orime/ui/data';
import { lazy, Suspense, useState } from 'react';
import { GarmentFilm } from './video/garment-film.tsx';

const ZoomDialog = lazy(() => import('./zoom/zoom-dialog.tsx').then((module) => ({ default: module.ZoomDialog })));

/** Sizes of a photograph here: the phone's whole width, else a third of the page. */
export const GALLERY_SIZES = '(min-width: 768px) 34vw, 100vw';

export type GalleryProps = { readonly images: readonly ImageRef[]; readonly video?: DesignVideo | null; readonly name: string };

/** Of a photograph that is alone in the last row. */
const WIDE_SIZES = '(min-width: 768px) 68vw, 100vw';

/** All photographs, and the film after the first: swiped on a phone, laid out in two columns from 768 px. A photograph opens larger. */
export function Gallery({ images, video, name }: GalleryProps) {
  const t = useT('retail-shop');
  const text = useText();
  const [zoomed, setZoomed] = useState<number | null>(null);
  const count = images.length + (video ? 1 : 0);
  // An odd number would leave a hole beside the last: that one, mostly the cloth, takes the whole row.
  const isWide = (index: number): boolean => count > 1 && count % 2 === 1 && index === images.length - 1;
  const photos = images.map((image, index) => (
    <button
      key={image.id}
      type="button"
      css={styles.photo}
      aria-label={t('gallery.zoom', { number: index + 1, name })}
      onClick={() => setZoomed(index)}
    >
      <Image
        image={image}
        alt={text(image.alt)}
        sizes={isWide(index) ? WIDE_SIZES : GALLERY_SIZES}
        ratio="3 / 4"
        priority={index === 0}
        css={isWide(index) && styles.wide}
      />
    </button>
  ));
  const film = video ? [<GarmentFilm key={video.id} video={video} name={name} sizes={GALLERY_SIZES} />] : [];
  return (
    <div css={styles.root}>
      {/* One list of photographs for every width: the tracks of the carousel become a grid. */}
      <Carousel label={t('gallery.label', { name })} counter css={styles.carousel}>
        {photos.toSpliced(1, 0, ...film)}
      </Carousel>
      {zoomed !== null && (
        <Suspense fallback={null}>
          <ZoomDialog images={images} name={name} start={zoomed} onClose={() => setZoomed(null)} />
        </Suspense>
      )}
    </div>
  );
}

const styles = {
  root: css({ minWidth: 0 }),
  photo: css({ display: 'block', width: '100%', cursor: 'zoom-in', '&:focus-visible': { outlineOffset: -4 } }),
  wide: css({ [media.tablet]: { aspectRatio: '3 / 2' } }),
  carousel: css({
    marginInline: `calc(-1 * clamp(${space[4]}, 3.2vw, ${space[7]}))`,
    [media.tablet]: {
      marginInline: 0,
      '& > ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: `${space[2]} !important`, overflow: 'visible' },
      '& > ul > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
      '& > span': { display: 'none' },
    },
  }),
};
