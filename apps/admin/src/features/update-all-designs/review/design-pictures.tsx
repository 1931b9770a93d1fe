import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { useText } from '@orime/platform';
import { css, Image, imageUrl, media, space } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { usePicturesT } from '../../../pictures/pictures-texts.ts';

const PictureViewer = lazy(async () => ({ default: (await import('../../../pictures/picture-viewer.tsx')).PictureViewer }));

/** The pictures of a design: a strip on phones, a grid on larger screens. A press shows one large. */
export function DesignPictures({ design }: { readonly design: OwnerDesign }) {
  const t = usePicturesT();
  const text = useText();
  const [place, setPlace] = useState<number>();
  const pictures = design.images.map((image) => ({ id: image.id, name: text(image.alt) || text(design), url: imageUrl(image.id, 1600) }));
  return (
    <>
      {/* On a phone the box scrolls sideways, so the keyboard must reach it. */}
      <div css={styles.strip} role="region" aria-label={t('review.images')} tabIndex={0}>
        <ul css={styles.images}>
          {design.images.map((image, index) => (
            <li key={image.id}>
              <button css={styles.open} type="button" aria-haspopup="dialog" onClick={() => setPlace(index)}>
                <Image
                  image={image}
                  alt={text(image.alt) || text(design)}
                  sizes="(min-width: 1224px) 26rem, (min-width: 768px) 45vw, 80vw"
                  ratio="3 / 4"
                  priority={index === 0}
                />
              </button>
            </li>
          ))}
        </ul>
      </div>
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
    minWidth: 0,
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    '&:focus-visible': { outlineOffset: -2 },
    [media.tablet]: { overflowX: 'visible' },
  }),
  images: css({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '80%',
    gap: space[3],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': { scrollSnapAlign: 'start' },
    [media.tablet]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' },
  }),
  open: css({ display: 'block', width: '100%', cursor: 'zoom-in' }),
};
