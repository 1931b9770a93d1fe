import { css, keyframes } from '@emotion/react';
import { color, media, motion, radius, space, z } from '../tokens/tokens.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const slideIn = keyframes({ from: { transform: 'translateX(var(--from))' } });
const slideOut = keyframes({ to: { transform: 'translateX(var(--from))' } });
// A finger that goes to the side moves the drawer; the browser keeps the rest.
const DRAWER_TOUCH = 'pan-y pinch-zoom';
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });

/** Styles shared by the overlays. */
export const overlayStyles = {
  scrim: css({
    position: 'fixed',
    inset: 0,
    zIndex: z.overlay,
    display: 'flex',
    background: color.scrim,
    '&[data-entering]': { animation: `${fadeIn} ${motion.medium}` },
    '&[data-exiting]': { animation: `${fadeOut} ${motion.fast} forwards` },
  }),
  drawer: css({
    display: 'flex',
    width: 'min(28rem, 100%)',
    height: '100dvh',
    marginInlineStart: 'auto',
    background: color.page,
    touchAction: DRAWER_TOUCH,
    '--from': '100%',
    '--touch': DRAWER_TOUCH,
    transform: 'translateX(max(0px, var(--drag, 0px)))',
    transition: `transform ${motion.medium}`,
    '&[data-swiping]': { transition: 'none' },
    '&[data-side="start"]': { marginInline: '0 auto', '--from': '-100%', transform: 'translateX(min(0px, var(--drag, 0px)))' },
    '&[data-entering]': { animation: `${slideIn} ${motion.medium}` },
    '&[data-exiting]': { animation: `${slideOut} ${motion.medium} forwards` },
  }),
  dialog: css({
    width: 'min(var(--width), 100%)',
    maxHeight: 'min(44rem, 92dvh)',
    margin: 'auto auto 0',
    display: 'flex',
    background: color.page,
    border: `1px solid ${color.line}`,
    [media.tablet]: { margin: 'auto', borderRadius: radius.md },
    '&[data-entering]': { animation: `${rise} ${motion.medium}` },
  }),
  sheet: css({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, outline: 'none', '&:focus-visible': { outline: 'none' } }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: '3.75rem',
    padding: `${space[2]} ${space[2]} ${space[2]} ${space[5]}`,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  title: css({ fontSize: '1.0625rem', fontWeight: 600 }),
  // What scrolls takes every direction for itself, unless it says so again.
  body: css({ flex: 1, overflowY: 'auto', padding: space[5], overscrollBehavior: 'contain', touchAction: 'var(--touch, auto)' }),
  foot: css({ padding: space[5], borderBlockStart: `1px solid ${color.line}` }),
  popover: css({
    minWidth: 'max(12rem, var(--trigger-width))',
    maxHeight: '60dvh',
    overflowY: 'auto',
    padding: space[1],
    background: color.raised,
    border: `1px solid ${color.line}`,
    borderRadius: radius.md,
    boxShadow: '0 12px 32px rgb(0 0 0 / 0.22)',
    '&[data-entering]': { animation: `${rise} ${motion.fast}` },
  }),
  option: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: '2.75rem',
    paddingInline: space[3],
    borderRadius: radius.sm,
    outline: 'none',
    cursor: 'pointer',
    '&[data-focused]': { background: color.text, color: color.inverse },
    '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
  }),
};
