import { css } from '@emotion/react';
import { color, font, space } from '../tokens/tokens.ts';

export type ProgressBarProps = {
  readonly label: string;
  /** 0 to 1; without it the bar is indeterminate. */
  readonly value?: number;
  readonly hideLabel?: boolean;
  readonly className?: string;
};

/** Progress of a long operation. */
export function ProgressBar({ label, value, hideLabel = false, className }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className={className}>
      {!hideLabel && (
        <div css={styles.head}>
          <span>{label}</span>
          {percent !== undefined && <span>{percent}%</span>}
        </div>
      )}
      <progress css={styles.bar} aria-label={label} max={100} value={percent} />
    </div>
  );
}

const fill = { background: color.accent };

const styles = {
  head: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[3],
    fontSize: font.size.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
  bar: css({
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: 4,
    marginBlockStart: space[1],
    border: 0,
    background: color.line,
    accentColor: color.accent,
    '&::-webkit-progress-bar': { background: color.line },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
  }),
};
