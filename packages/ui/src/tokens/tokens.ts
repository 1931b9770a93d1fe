/**
 * Design tokens as references to CSS variables: styles follow the theme without React context, in every remote. Values of both
 * themes are in `theme-css.ts`.
 */
export const color = {
  page: 'var(--color-page)',
  surface: 'var(--color-surface)',
  raised: 'var(--color-raised)',
  sunken: 'var(--color-sunken)',
  text: 'var(--color-text)',
  muted: 'var(--color-muted)',
  inverse: 'var(--color-inverse)',
  line: 'var(--color-line)',
  lineStrong: 'var(--color-line-strong)',
  accent: 'var(--color-accent)',
  onAccent: 'var(--color-on-accent)',
  danger: 'var(--color-danger)',
  dangerSoft: 'var(--color-danger-soft)',
  success: 'var(--color-success)',
  successSoft: 'var(--color-success-soft)',
  warning: 'var(--color-warning)',
  warningSoft: 'var(--color-warning-soft)',
  focus: 'var(--color-focus)',
  scrim: 'var(--color-scrim)',
  skeleton: 'var(--color-skeleton)',
  /** Behind photographs while they load; close to the studio backdrops. */
  backdrop: 'var(--color-backdrop)',
  /** Text on photographs, whose backdrops are the same in both themes. */
  onPhoto: 'var(--color-on-photo)',
} as const;

/** Spacing scale by index: 1 = 4 px, 2 = 8, 3 = 12, 4 = 16, 5 = 24, 6 = 32, 7 = 48, 8 = 64, 9 = 96, 10 = 144. */
export const space = ['0', '0.25rem', '0.5rem', '0.75rem', '1rem', '1.5rem', '2rem', '3rem', '4rem', '6rem', '9rem'] as const;

/** An index of the spacing scale. */
export type SpaceStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export const font = {
  sans: 'var(--font-sans)',
  /** Fraunces; in Japanese Shippori Mincho. */
  display: 'var(--font-display)',
  /** That of the name Orime, the same in both languages. */
  brand: 'var(--font-brand)',
  leading: 'var(--leading)',
  leadingDisplay: 'var(--leading-display)',
  /** Letter-spacing of uppercase-like labels; zero in Japanese, where kana must not be spaced. */
  trackingLabel: 'var(--tracking-label)',
  trackingDisplay: 'var(--tracking-display)',
  /** Display sizes follow the language: a kana fills its square, a Latin letter half of it. */
  size: {
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.9375rem',
    lg: '1.0625rem',
    xl: '1.25rem',
    h4: 'var(--size-h4)',
    h3: 'var(--size-h3)',
    h2: 'var(--size-h2)',
    h1: 'var(--size-h1)',
    hero: 'var(--size-hero)',
  },
  weight: { regular: 400, medium: 500, semibold: 600 },
} as const;

/** Nearly square corners: paper, not plastic. */
export const radius = { none: '0', sm: '2px', md: '4px', pill: '999px' } as const;

/** Stacking order of the whole page; nothing else sets a z-index above 1. */
export const z = { raised: 1, sticky: 10, header: 100, banner: 110, overlay: 200, dialog: 300, toast: 400, skip: 500 } as const;

export const motion = {
  fast: '120ms cubic-bezier(0.2, 0, 0, 1)',
  medium: '240ms cubic-bezier(0.2, 0, 0, 1)',
  slow: '480ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Widths in pixels at which the layout changes. */
export const breakpoint = { mobile: 768, desktop: 1224 } as const;

/** Media queries: from 768 px, from 1224 px, and by capability. */
export const media = {
  tablet: `@media (min-width: ${breakpoint.mobile}px)`,
  desktop: `@media (min-width: ${breakpoint.desktop}px)`,
  hover: '@media (hover: hover) and (pointer: fine)',
  coarse: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
