import { findPrefecture, needsRegion, PREFECTURES, regionRule, US_STATES } from '@orime/commerce';
import { useLanguage } from '@orime/platform';
import { Select, TextField } from '@orime/ui';
import { useFieldText } from '../field-texts.ts';
import type { AddressPartProps } from './postal-field.tsx';

/** State, prefecture or province, as the country has it; nothing where an address has none or the postal code says it. */
export function RegionField({ id, address, error, onChange }: AddressPartProps) {
  const t = useFieldText();
  const language = useLanguage();
  const rule = regionRule(address.country);
  if (rule === 'none' || (rule === 'zip-state' && !needsRegion(address))) return null;
  if (rule !== 'zip-state' && rule !== 'prefecture') {
    return (
      <TextField
        id={id}
        label={t(rule === 'optional' ? 'address.region' : `address.${rule}`)}
        autoComplete="address-level1"
        maxLength={120}
        {...(rule === 'optional' ? { optional: true } : { required: true })}
        value={address.region}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  const options: readonly (readonly [value: string, label: string])[] =
    rule === 'zip-state' ? US_STATES : PREFECTURES.map(({ name, latin }) => [name, language === 'jp' ? name : latin]);
  const found = rule === 'prefecture' ? (findPrefecture(address.region)?.name ?? address.region) : address.region;
  return (
    <Select
      id={id}
      label={t(rule === 'prefecture' ? 'address.prefecture' : 'address.state')}
      autoComplete="address-level1"
      required
      value={found}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{t('choose')}</option>
      {/* What was written before there was a list. */}
      {found !== '' && options.every(([value]) => value !== found) && <option value={found}>{found}</option>}
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
