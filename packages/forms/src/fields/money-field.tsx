import { useFormat } from '@orime/platform';
import { css, space, TextField } from '@orime/ui';
import type { FieldProps } from '@orime/ui';
import { useState } from 'react';
import { readMinor } from './read-number.ts';

export type MoneyFieldProps = FieldProps & {
  readonly id?: string;
  /** In the smallest unit of the currency; null while nothing that is an amount stands there. */
  readonly value: number | null;
  readonly onChange: (minor: number | null) => void;
  /** ISO 4217; decides how many decimals are taken. */
  readonly currency: string;
  readonly required?: boolean;
  readonly className?: string;
};

/** An amount of money, held in minor units. Under the box stands how it is read, which is also how a misplaced point is noticed. */
export function MoneyField({ value, onChange, currency, hint, ...field }: MoneyFieldProps) {
  const format = useFormat();
  const decimals = decimalsOf(currency);
  const [text, setText] = useState(() => written(value, decimals));
  const shown = readMinor(text, decimals) === value ? text : written(value, decimals);
  return (
    <TextField
      {...field}
      hint={value === null ? hint : <span>{format.money(value, currency)}</span>}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      suffix={
        <span css={styles.currency} aria-hidden>
          {currency}
        </span>
      }
      value={shown}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        onChange(readMinor(currentTarget.value, decimals));
      }}
    />
  );
}

/** Digits of the minor unit: 0 for JPY, 2 for USD. */
export function decimalsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

function written(minor: number | null, decimals: number): string {
  if (minor === null) return '';
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${minor < 0 ? '-' : ''}${whole}${decimals === 0 ? '' : `.${digits.slice(-decimals)}`}`;
}

const styles = { currency: css({ paddingInlineEnd: space[2] }) };
