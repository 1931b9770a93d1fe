import { regionRule } from '@orime/commerce';
import { css, media, space, TextField } from '@orime/ui';
import { CountrySelect } from '../country-select.tsx';
import { useFieldText } from '../field-texts.ts';
import type { AddressDraft } from './address-draft.ts';
import { changeAddress } from './change-address.ts';
import { PostalField } from './postal-field.tsx';
import { RegionField } from './region-field.tsx';

export type AddressFieldsProps = {
  /** Its parts are `{id}-city` and so on. */
  readonly id: string;
  readonly value: AddressDraft;
  readonly onChange: (value: AddressDraft) => void;
  readonly errorOf?: (part: keyof AddressDraft & string) => string | undefined;
  /** Countries to choose from; all of them when left out. */
  readonly countries?: readonly string[];
};

/**
 * Where something goes. The parts stand in the order of the country. In Japan the postal code fills in the prefecture, in the USA it stands
 * for the state, which is asked for only where the code does not say it.
 */
export function AddressFields({ id, value, onChange, errorOf, countries }: AddressFieldsProps) {
  const t = useFieldText();
  const isJapan = regionRule(value.country) === 'prefecture';
  const part = (name: keyof typeof PARTS) => ({
    id: `${id}-${name}`,
    value: value[name],
    error: errorOf?.(name),
    ...PARTS[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange(changeAddress(value, name, currentTarget.value)),
  });
  const own = (name: 'postal' | 'region') => ({
    id: `${id}-${name}`,
    address: value,
    error: errorOf?.(name),
    onChange: (text: string) => onChange(changeAddress(value, name, text)),
  });
  const lines = [
    <TextField key="line1" css={styles.whole} label={t('address.line1')} {...part('line1')} />,
    <TextField key="line2" css={styles.whole} label={t('address.line2')} {...part('line2')} />,
  ];
  const postal = <PostalField key="postal" {...own('postal')} />;
  const region = <RegionField key="region" {...own('region')} />;
  const city = <TextField key="city" css={isJapan ? styles.whole : undefined} label={t('address.city')} {...part('city')} />;
  return (
    <div css={styles.grid}>
      <TextField css={styles.whole} label={t('address.name')} {...part('name')} />
      {isJapan && <TextField css={styles.whole} label={t('address.kana')} {...part('nameKana')} />}
      <CountrySelect
        css={styles.whole}
        id={`${id}-country`}
        required
        label={t('address.country')}
        value={value.country}
        error={errorOf?.('country')}
        codes={countries}
        onChange={(country) => onChange(changeAddress(value, 'country', country))}
      />
      {isJapan ? [postal, region, city, ...lines] : [...lines, city, postal, region]}
      <TextField css={styles.whole} type="tel" label={t('address.phone')} {...part('phone')} />
    </div>
  );
}

/** The contract's bounds, and what a browser may fill in. */
const PARTS = {
  name: { autoComplete: 'name', required: true, maxLength: 120 },
  nameKana: { optional: true, maxLength: 120 },
  line1: { autoComplete: 'address-line1', required: true, maxLength: 200 },
  line2: { autoComplete: 'address-line2', optional: true, maxLength: 200 },
  city: { autoComplete: 'address-level2', required: true, maxLength: 120 },
  phone: { autoComplete: 'tel', optional: true, maxLength: 40 },
} as const;

const styles = {
  grid: css({ display: 'grid', gap: space[4], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
  whole: css({ gridColumn: '1 / -1' }),
};
