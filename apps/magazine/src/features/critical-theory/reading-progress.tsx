import { color, css, keyframes, z } from '@orime/ui';

/** How much of the page lies behind the reader. Drawn by the browser from the scroll position; nothing where it cannot. */
export function ReadingProgress() {
  return <div css={styles.root} aria-hidden />;
}

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

const styles = {
  root: css({
    display: 'none',
    '@supports (animation-timeline: scroll())': {
      display: 'block',
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: z.sticky,
      height: '3px',
      background: color.accent,
      transformOrigin: '0 50%',
      animation: `${grow} linear both`,
      animationTimeline: 'scroll(root)',
    },
    '@media print': { display: 'none !important' },
  }),
};
