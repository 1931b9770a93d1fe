import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { useT, useText } from '@orime/platform';
import { css, Image, media, space } from '@orime/ui';

/** The pictures of a design: a strip on phones, a grid on larger screens. */
export function DesignPictures({ design }: { readonly design: OwnerDesign }) {
  const t = useT('admin');
  const text = useText();
  return (
    // On a phone the box scrolls sideways, so the keyboard must reach it.
    <div css={styles.strip} role="region" aria-label={t('review.images')} tabIndex={0}>
      <ul css={styles.images}>
        {design.images.map((image, position) => (
          <li key={image.id}>
            <Image
              image={image}
              alt={text(image.alt)}
              sizes="(min-width: 1224px) 26rem, (min-width: 768px) 45vw, 80vw"
              ratio="3 / 4"
              priority={position === 0}
            />
          </li>
        ))}
      </ul>
    </div>
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
    [media.tablet]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))' },
  }),
};
