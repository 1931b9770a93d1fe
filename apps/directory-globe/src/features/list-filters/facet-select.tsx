import type { FacetCount } from '@orime/contracts';
import { useT } from '@orime/platform';
import { Select } from '@orime/ui';

export type FacetSelectProps = {
  readonly label: string;
  /** What no choice is called. */
  readonly all: string;
  readonly value: string;
  /** In the order to show them. */
  readonly choices: readonly FacetCount[];
  readonly nameOf: (value: string) => string;
  readonly onChange: (value: string) => void;
};

/** A filter with the number of entries each choice would leave. A value of the address that nobody has stays visible as chosen. */
export function FacetSelect({ label, all, value, choices, nameOf, onChange }: FacetSelectProps) {
  const t = useT('directory-globe');
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <Select label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {t('filters.choice', { name: nameOf(choice.value), count: choice.count })}
        </option>
      ))}
      {!isKnown && <option value={value}>{t('filters.choice', { name: nameOf(value), count: 0 })}</option>}
    </Select>
  );
}
