import type { ImageRef } from '@orime/contracts';
import { color, css, Image, media, space } from '@orime/ui';
import { useZoomT } from './zoom-texts.ts';

export type ZoomThumbnailsProps = {
  readonly images: readonly ImageRef[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
};

/** All photographs in small: below the large one on a phone, beside it from 768 px. */
export function ZoomThumbnails({ images, current, onChoose }: ZoomThumbnailsProps) {
  const t = useZoomT();
  return (
    <ul css={styles.root} aria-label={t('zoom.all')}>
      {images.map((image, index) => (
        <li key={image.id}>
          <button
            type="button"
            css={styles.button}
            aria-label={t('zoom.show', { number: index + 1 })}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            <Image image={image} alt="" sizes="4rem" ratio="3 / 4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const styles = {
  root: css({
    display: 'flex',
    gap: space[2],
    padding: `${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom))`,
    overflowX: 'auto',
    listStyle: 'none',
    [media.tablet]: { gridColumn: 1, gridRow: 2, flexDirection: 'column', overflow: 'hidden auto', padding: `0 ${space[4]} ${space[4]}` },
  }),
  button: css({
    display: 'block',
    width: '3.5rem',
    opacity: 0.6,
    '&[aria-current], &:hover': { opacity: 1 },
    '&[aria-current]': { outline: `2px solid ${color.text}`, outlineOffset: 1 },
    '&:focus-visible': { opacity: 1, outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    [media.tablet]: { width: '4rem' },
  }),
};
