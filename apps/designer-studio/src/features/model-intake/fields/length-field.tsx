import { toCentimetres, toFeet, toInches, type LengthUnit } from '@orime/contracts';
import { NumberField } from '@orime/forms';
import { useFormat } from '@orime/platform';
import { useState } from 'react';
import type { LengthName } from '../intake-draft.ts';
import { useIntakeT } from '../intake-texts.ts';

export type LengthFieldProps = {
  readonly name: LengthName;
  readonly unit: LengthUnit;
  readonly id: string;
  /** Centimetres. */
  readonly value: number | null;
  readonly onChange: (cm: number | null) => void;
  readonly error: string | undefined;
};

/** One measurement, typed in the unit of choice and kept in centimetres. The other unit stands below. */
export function LengthField({ name, unit, id, value, onChange, error }: LengthFieldProps) {
  const t = useIntakeT();
  const format = useFormat();
  // What is typed stays as typed: 24.2 inches must not become 24 while somebody goes on typing.
  const [typed, setTyped] = useState<number | null>(null);
  const shown = unit === 'cm' ? value : typed !== null && toCentimetres(typed) === value ? typed : value === null ? null : toInches(value);
  const other =
    value === null
      ? t(`intake.${name}.hint`)
      : unit === 'in'
        ? t('intake.in-cm', { length: format.number(value) })
        : name === 'heightCm'
          ? toFeet(value)
          : t('intake.in-inches', { length: format.number(toInches(value)) });
  return (
    <NumberField
      id={id}
      label={t(`intake.${name}`)}
      hint={other}
      unit={t(`intake.unit.${unit}`)}
      decimals={1}
      value={shown}
      onChange={(next) => {
        setTyped(next);
        onChange(next === null || unit === 'cm' ? next : toCentimetres(next));
      }}
      error={error}
    />
  );
}
