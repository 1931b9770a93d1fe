import { css, media } from '@orime/ui';
import type { Icon } from '@orime/ui/icons';

export type BannerButtonProps = {
  readonly label: string;
  readonly icon: Icon;
  readonly onClick: () => void;
  readonly className?: string;
};

/** A control as tall as the bar: 40 px on a phone, where three of them share the width with the message, 45 px on wide screens. */
export function BannerButton({ label, icon: Glyph, onClick, className }: BannerButtonProps) {
  return (
    <button css={styles.root} className={className} type="button" aria-label={label} onClick={onClick}>
      <Glyph css={styles.icon} size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

const styles = {
  // Bars and triangle are solid, chevrons are lines.
  icon: css({ '&:is(.lucide-pause, .lucide-play)': { fill: 'currentcolor' } }),
  root: css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '2rem',
    height: '100%',
    touchAction: 'manipulation',
    '&:focus-visible': { outlineOffset: -4 },
    // For a mouse they come with it, for the keyboard with its focus; a finger always has them.
    [media.hover]: { opacity: 0, 'section:is(:hover, :focus-within) > &': { opacity: 1 } },
    [media.tablet]: { width: '2.75rem' },
  }),
};
