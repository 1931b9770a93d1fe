import { useFormat } from '@orime/platform';
import { TextField } from '@orime/ui';
import type { FieldProps } from '@orime/ui';
import { useFieldText } from './field-texts.ts';

export type DateFieldProps = FieldProps & {
  readonly id?: string;
  /** A day as `2026-05-31`, without time or zone; empty for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  /** First and last day that may be chosen. */
  readonly min?: string;
  readonly max?: string;
  readonly required?: boolean;
  readonly autoComplete?: string;
  readonly className?: string;
};

/** A day. The browser's own control: it speaks the reader's language and has a calendar on every device. */
export function DateField({ value, onChange, min, max, hint, ...field }: DateFieldProps) {
  const t = useFieldText();
  const format = useFormat();
  // A day has no zone: read and written in the same one.
  const day = (text: string): string => format.date(`${text}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  const bounds =
    min && max
      ? t('date.from-to', { from: day(min), to: day(max) })
      : min
        ? t('date.from', { from: day(min) })
        : max && t('date.to', { to: day(max) });
  return (
    <TextField
      {...field}
      type="date"
      hint={hint ?? bounds}
      min={min}
      max={max}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
