import { COUNTRIES } from '@orime/contracts';
import { useFormat, useMarket } from '@orime/platform';
import { Select } from '@orime/ui';
import { useSyncExternalStore } from 'react';
import { useFieldText } from './field-texts.ts';

export type CountrySelectProps = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error?: string;
  readonly hint?: string;
  /** Codes to choose from, where they are fewer: where parcels are sent to. */
  readonly codes?: readonly string[];
  readonly required?: boolean;
  readonly className?: string;
  readonly onChange: (code: string) => void;
};

/**
 * One country: that of the visitor's market first, the others in the order of their names in the visitor's language. The names come from
 * the browser, after a server's markup is taken over: Node and browsers know different ones for some countries, and one difference makes
 * React draw the whole screen anew.
 */
export function CountrySelect({ codes = COUNTRIES, onChange, ...rest }: CountrySelectProps) {
  const t = useFieldText();
  const format = useFormat();
  const { code: home } = useMarket();
  const hasNames = useSyncExternalStore(neverChanges, namesOfBrowser, namesOfServer);
  const countries = (hasNames ? codes : [])
    .map((code) => ({ code, name: format.country(code) }))
    .toSorted((a, b) => Number(b.code === home) - Number(a.code === home) || format.compare(a.name, b.name));
  return (
    <Select autoComplete="country" {...rest} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      <option value="">{t('choose')}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}

const neverChanges = () => () => undefined;
const namesOfBrowser = (): boolean => true;
const namesOfServer = (): boolean => false;
