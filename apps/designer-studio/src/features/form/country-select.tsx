import { COUNTRIES } from '@orime/contracts';
import { useFormat, useT } from '@orime/platform';
import { Select } from '@orime/ui';

export type CountrySelectProps = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error?: string;
  readonly className?: string;
  readonly onChange: (code: string) => void;
};

/** One country, in the order of its name in the visitor's language. */
export function CountrySelect({ onChange, ...rest }: CountrySelectProps) {
  const t = useT('designer-studio');
  const format = useFormat();
  const countries = COUNTRIES.map((code) => ({ code, name: format.country(code) })).toSorted((a, b) => format.compare(a.name, b.name));
  return (
    <Select {...rest} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      <option value="">{t('form.choose')}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
