import { css } from '@emotion/react';
import type { SerializedStyles } from '@emotion/react';
import { color, font, media, motion, radius, space } from '../tokens/tokens.ts';
import { byPhrase } from '../typography/by-phrase.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonLook = {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Full width of its container. */
  readonly block?: boolean;
};

/** Button styles for another element, such as the platform's `Link`: `<Link css={buttonStyles()} …>`. */
export function buttonStyles({ variant = 'primary', size = 'md', block = false }: ButtonLook = {}): readonly SerializedStyles[] {
  return [root, variants[variant], sizes[size], ...(block ? [wide, byPhrase] : [])];
}

const root = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  border: '1px solid transparent',
  borderRadius: radius.sm,
  fontWeight: font.weight.medium,
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}, color ${motion.fast}, opacity ${motion.fast}`,
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.45, cursor: 'not-allowed' },
  '& svg': { flex: 'none' },
});

const mixed = (base: string, share: number): string => `color-mix(in oklab, ${base} ${share}%, ${color.page})`;

const variants: Record<ButtonVariant, SerializedStyles> = {
  primary: css({
    background: color.text,
    color: color.inverse,
    [media.hover]: { '&:hover:not(:disabled)': { background: mixed(color.text, 84) } },
  }),
  secondary: css({
    borderColor: color.lineStrong,
    [media.hover]: { '&:hover:not(:disabled)': { borderColor: color.text, background: mixed(color.text, 6) } },
  }),
  ghost: css({ [media.hover]: { '&:hover:not(:disabled)': { background: mixed(color.text, 8) } } }),
  danger: css({
    borderColor: color.danger,
    color: color.danger,
    [media.hover]: { '&:hover:not(:disabled)': { background: color.dangerSoft } },
  }),
};

const sizes: Record<ButtonSize, SerializedStyles> = {
  sm: css({ minHeight: '2.25rem', paddingInline: space[3], fontSize: font.size.sm, [media.coarse]: { minHeight: '2.75rem' } }),
  md: css({ minHeight: '2.75rem', paddingInline: space[5], fontSize: font.size.md }),
  lg: css({ minHeight: '3.375rem', paddingInline: space[6], fontSize: font.size.md }),
};

// A width that is given may be less than the words need: Japanese words on a phone would widen the page.
const wide = css({ width: '100%', paddingBlock: space[1], whiteSpace: 'normal', textWrap: 'balance' });
