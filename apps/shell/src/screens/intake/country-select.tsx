import { COUNTRIES } from '@orime/contracts';
import { useFormat } from '@orime/platform';
import { Select } from '@orime/ui';

export type CountrySelectProps = {
  readonly id: string;
  readonly label: string;
  /** What stands there before a choice. */
  readonly prompt: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (code: string) => void;
};

/** One country, in the order of its name in the visitor's language. */
export function CountrySelect({ prompt, onChange, ...rest }: CountrySelectProps) {
  const { country, compare } = useFormat();
  const countries = COUNTRIES.map((code) => ({ code, name: country(code) })).toSorted((a, b) => compare(a.name, b.name));
  return (
    <Select {...rest} autoComplete="country" onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      <option value="">{prompt}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
