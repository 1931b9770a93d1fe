import { useFormat } from '@orime/platform';
import { color, css, font, space } from '@orime/ui';
import { useId } from 'react';
import type { Range } from '../stitch/settings.ts';
import { endBurst } from '../work/work.store.ts';

export type RangeFieldProps = {
  readonly label: string;
  readonly range: Range;
  readonly value: number;
  readonly unit: string;
  readonly onChange: (value: number) => void;
};

/** A slider with its value beside it. */
export function RangeField({ label, range, value, unit, onChange }: RangeFieldProps) {
  const id = useId();
  const format = useFormat();
  const shown = `${format.number(value)} ${unit}`;
  return (
    <div css={styles.root}>
      <label css={styles.label} htmlFor={id}>
        {label}
      </label>
      <output css={styles.value} htmlFor={id}>
        {shown}
      </output>
      <input
        id={id}
        css={styles.range}
        type="range"
        {...range}
        value={value}
        aria-valuetext={shown}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        onPointerUp={endBurst}
        onBlur={endBurst}
      />
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: space[2] }),
  label: css({ fontSize: font.size.sm }),
  value: css({ fontSize: font.size.sm, color: color.muted, fontVariantNumeric: 'tabular-nums' }),
  range: css({ gridColumn: '1 / -1', width: '100%', minHeight: '2.75rem', accentColor: color.accent }),
};
