import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { color, media, motion, radius } from '../tokens/tokens.ts';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  /** Accessible name, required because an icon has none. */
  readonly label: string;
  /** Draws a filled disc behind the icon, for use over photographs. */
  readonly floating?: boolean;
};

/** A button that shows only an icon, 44 px square. */
export function IconButton({ label, floating = false, type = 'button', ...rest }: IconButtonProps) {
  return <button css={[styles.root, floating && styles.floating]} type={type} aria-label={label} {...rest} />;
}

const styles = {
  root: css({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: radius.pill,
    touchAction: 'manipulation',
    transition: `background-color ${motion.fast}, color ${motion.fast}`,
    [media.hover]: { '&:hover:not(:disabled)': { background: `color-mix(in oklab, ${color.text} 10%, transparent)` } },
    '&:disabled': { opacity: 0.4 },
  }),
  floating: css({
    background: color.surface,
    color: color.text,
    [media.hover]: { '&:hover:not(:disabled)': { background: color.raised } },
  }),
};
