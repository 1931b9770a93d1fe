import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, motion, radius, space } from '../tokens/tokens.ts';

export type SwitchProps = {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly className?: string;
};

/** A switch that takes effect immediately. Use `Checkbox` for values that are saved later. */
export function Switch({ label, checked, onChange, disabled, className }: SwitchProps) {
  return (
    <button
      css={styles.root}
      className={className}
      type="button"
      role="switch"
      aria-checked={checked}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      <span>{label}</span>
      <span css={styles.track} aria-hidden>
        <span css={styles.knob} />
      </span>
    </button>
  );
}

const styles = {
  root: css({ display: 'inline-flex', alignItems: 'center', gap: space[3], minHeight: '2.75rem', '&:disabled': { opacity: 0.5 } }),
  track: css({
    flex: 'none',
    width: '2.75rem',
    height: '1.5rem',
    padding: '2px',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.pill,
    transition: `background-color ${motion.fast}`,
    '[aria-checked="true"] > &': { background: color.text, borderColor: color.text },
  }),
  knob: css({
    display: 'block',
    width: '1.125rem',
    height: '1.125rem',
    borderRadius: radius.pill,
    background: color.lineStrong,
    transition: `transform ${motion.fast}`,
    '[aria-checked="true"] > * > &': { background: color.page, transform: 'translateX(1.25rem)' },
  }),
};
