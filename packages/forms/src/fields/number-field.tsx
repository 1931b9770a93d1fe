import { css, space, TextField } from '@orime/ui';
import type { FieldProps } from '@orime/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { readNumber } from './read-number.ts';

export type NumberFieldProps = FieldProps & {
  readonly id?: string;
  /** Null while nothing that is a number stands there. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Digits after the point that are taken, 0 by default. */
  readonly decimals?: number;
  /** Unit shown after the value. */
  readonly unit?: ReactNode;
  readonly required?: boolean;
  readonly className?: string;
};

/**
 * A number as people type it: full-width digits, grouping and a decimal comma are understood. A text box, not `type="number"`,
 * whose wheel and spelling surprise; wrong text stays to be corrected, and its value is null.
 */
export function NumberField({ value, onChange, decimals = 0, unit, ...field }: NumberFieldProps) {
  const [text, setText] = useState(() => written(value));
  // What is typed stays as typed as long as it means the value; a value from elsewhere is written anew.
  const shown = readNumber(text, decimals) === value ? text : written(value);
  return (
    <TextField
      {...field}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      suffix={unit && <span css={styles.unit}>{unit}</span>}
      value={shown}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        onChange(readNumber(currentTarget.value, decimals));
      }}
    />
  );
}

function written(value: number | null): string {
  return value === null ? '' : String(value);
}

const styles = { unit: css({ paddingInlineEnd: space[2] }) };
