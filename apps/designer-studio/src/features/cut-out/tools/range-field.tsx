import { css, font, space } from '@orime/ui';
import { useId } from 'react';

export type RangeFieldProps = {
  readonly label: string;
  /** The value in words: "30 %". */
  readonly text: string;
  readonly hint?: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/** A slider with its value beside its name; arrow keys move it. */
export function RangeField({ label, text, hint, min, max, step = 1, value, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <div css={styles.root}>
      <span css={styles.head}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{text}</output>
      </span>
      <input
        id={id}
        css={styles.input}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      {hint !== undefined && (
        <span css={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[1], width: '100%' }),
  head: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[3],
    fontSize: font.size.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
  input: css({ width: '100%', minHeight: '2.75rem', margin: 0, accentColor: 'var(--color-accent)' }),
  hint: css({ fontSize: font.size.xs, color: 'var(--color-muted)' }),
};
