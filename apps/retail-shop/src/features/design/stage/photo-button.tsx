import type { ImageRef } from '@orime/contracts';
import { useText } from '@orime/platform';
import { css, Image } from '@orime/ui';

export type PhotoButtonProps = {
  readonly image: ImageRef;
  readonly label: string;
  readonly sizes: string;
  readonly priority?: boolean;
  readonly onPress: () => void;
  /** May set `--photo`, the ratio of the box; 3:4 without it. */
  readonly className?: string;
};

/** A photograph that opens larger. */
export function PhotoButton({ image, label, sizes, priority = false, onPress, className }: PhotoButtonProps) {
  const text = useText();
  return (
    <button type="button" css={styles.root} className={className} aria-label={label} onClick={onPress}>
      <Image image={image} alt={text(image.alt)} sizes={sizes} ratio="var(--photo, 3 / 4)" priority={priority} />
    </button>
  );
}

const styles = { root: css({ display: 'block', width: '100%', cursor: 'zoom-in', '&:focus-visible': { outlineOffset: -4 } }) };
