import { css, media, space, TextField } from '@orime/ui';
import { CountrySelect } from './country-select.tsx';
import { useFieldText } from './field-texts.ts';
import { prefectureOf } from './prefectures.ts';

/** An address as it is typed: every part is there, the optional ones perhaps empty. */
export type AddressDraft = {
  readonly name: string;
  readonly nameKana: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postal: string;
  /** ISO 3166-1 alpha-2; empty before a choice. */
  readonly country: string;
  readonly phone: string;
};

export const emptyAddress: AddressDraft = {
  name: '',
  nameKana: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postal: '',
  country: '',
  phone: '',
};

export type AddressFieldsProps = {
  /** Its parts are `{id}-city` and so on. */
  readonly id: string;
  readonly value: AddressDraft;
  readonly onChange: (value: AddressDraft) => void;
  readonly errorOf?: (part: keyof AddressDraft & string) => string | undefined;
  /** Countries to choose from; all of them when left out. */
  readonly countries?: readonly string[];
};

/** Where something goes. The parts stand in the order of the country; in Japan the postal code fills in the prefecture. */
export function AddressFields({ id, value, onChange, errorOf, countries }: AddressFieldsProps) {
  const t = useFieldText();
  const isJapan = value.country === 'JP';
  const change = (part: keyof AddressDraft, text: string): void => {
    const prefecture = part === 'postal' && isJapan && value.region === '' ? prefectureOf(text) : undefined;
    onChange({ ...value, [part]: text, ...(prefecture !== undefined && { region: prefecture }) });
  };
  const part = (name: Exclude<keyof AddressDraft, 'country'>) => ({
    id: `${id}-${name}`,
    value: value[name],
    error: errorOf?.(name),
    ...PARTS[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => change(name, currentTarget.value),
  });
  const lines = [
    <TextField key="line1" css={styles.whole} label={t('address.line1')} {...part('line1')} />,
    <TextField key="line2" css={styles.whole} label={t('address.line2')} {...part('line2')} />,
  ];
  const postal = <TextField key="postal" label={t('address.postal')} {...part('postal')} />;
  const region = <TextField key="region" label={t(isJapan ? 'address.prefecture' : 'address.region')} {...part('region')} />;
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
        onChange={(country) => change('country', country)}
      />
      {isJapan ? [postal, region, city, ...lines] : [...lines, city, region, postal]}
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
  region: { autoComplete: 'address-level1', optional: true, maxLength: 120 },
  postal: { autoComplete: 'postal-code', required: true, maxLength: 20 },
  phone: { autoComplete: 'tel', optional: true, maxLength: 40 },
} as const;

const styles = {
  grid: css({ display: 'grid', gap: space[4], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
  whole: css({ gridColumn: '1 / -1' }),
};
