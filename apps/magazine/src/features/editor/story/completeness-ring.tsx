import { color, css, VisuallyHidden } from '@orime/ui';

const RADIUS = 7;
const LENGTH = 2 * Math.PI * RADIUS;

export type CompletenessRingProps = {
  readonly done: number;
  readonly of: number;
  /** The same in words, for whoever does not see the ring. */
  readonly text: string;
};

/** How much is there of what there could be. */
export function CompletenessRing({ done, of, text }: CompletenessRingProps) {
  return (
    <>
      <svg css={styles.ring} viewBox="0 0 18 18" aria-hidden>
        <circle cx="9" cy="9" r={RADIUS} stroke={color.line} />
        <circle
          cx="9"
          cy="9"
          r={RADIUS}
          stroke={done === of ? color.success : color.accent}
          strokeDasharray={`${(LENGTH * done) / of} ${LENGTH}`}
        />
      </svg>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}

const styles = {
  ring: css({
    width: '1.125rem',
    height: '1.125rem',
    fill: 'none',
    strokeWidth: 3,
    transform: 'rotate(-90deg)',
    '& circle': { transition: 'none' },
  }),
};
