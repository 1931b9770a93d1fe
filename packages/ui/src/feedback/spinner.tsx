import { css, keyframes } from '@emotion/react';

export type SpinnerProps = {
  /** Diameter in pixels. */
  readonly size?: number;
  /** Accessible text; without it the spinner is decorative. */
  readonly label?: string;
};

/** A rotating ring in the text's colour. */
export function Spinner({ size = 24, label }: SpinnerProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span css={styles.root} style={{ '--size': `${size}px` }} {...named} />;
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const styles = {
  root: css({
    display: 'inline-block',
    flex: 'none',
    width: 'var(--size)',
    height: 'var(--size)',
    border: '2px solid currentColor',
    borderInlineStartColor: 'transparent',
    borderRadius: '50%',
    animation: `${turn} 800ms linear infinite`,
  }),
};
