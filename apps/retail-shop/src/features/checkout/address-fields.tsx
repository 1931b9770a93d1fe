import { useFormat, useT } from '@orime/platform';
import { css, media, Select, space, TextField } from '@orime/ui';
import type { ChangeEvent } from 'react';
import type { CheckoutDraft, DraftErrors, DraftField } from './checkout-draft.ts';
import { prefectureOf } from './prefectures.ts';
import { SHIPPING_COUNTRIES } from './shipping-countries.ts';

export type DraftFieldsProps = {
  readonly draft: CheckoutDraft;
  readonly errors: DraftErrors;
  readonly onChange: (changed: Partial<CheckoutDraft>) => void;
};

/** Attributes of one text field of the draft. */
export function draftField({ draft, onChange }: DraftFieldsProps, field: Exclude<DraftField, 'terms'>) {
  return {
    id: `checkout-${field}`,
    name: field,
    value: draft[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange({ [field]: event.currentTarget.value }),
  };
}

/** Where the parcel goes. In Japan the postal code fills in the prefecture. */
export function AddressFields(props: DraftFieldsProps) {
  const t = useT('retail-shop');
  const format = useFormat();
  const { draft, errors, onChange } = props;
  const isJapan = draft.country === 'JP';
  const countries = SHIPPING_COUNTRIES.map((code) => ({ code, name: format.country(code) })).toSorted((a, b) =>
    format.compare(a.name, b.name),
  );
  const say = (field: DraftField) => {
    const error = errors[field];
    return error ? t(error) : undefined;
  };

  function handlePostal(event: ChangeEvent<HTMLInputElement>): void {
    const postal = event.currentTarget.value;
    const prefecture = isJapan && draft.region === '' ? prefectureOf(postal) : undefined;
    onChange({ postal, ...(prefecture && { region: prefecture }) });
  }

  return (
    <div css={styles.grid}>
      <TextField
        css={styles.whole}
        label={t('checkout.name')}
        autoComplete="name"
        required
        error={say('name')}
        {...draftField(props, 'name')}
      />
      {isJapan && <TextField css={styles.whole} label={t('checkout.kana')} optional {...draftField(props, 'nameKana')} />}
      <Select
        css={styles.whole}
        label={t('checkout.country')}
        autoComplete="country"
        required
        error={say('country')}
        {...draftField(props, 'country')}
      >
        <option value="">{t('checkout.country.choose')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <TextField
        label={t('checkout.postal')}
        autoComplete="postal-code"
        required
        error={say('postal')}
        {...draftField(props, 'postal')}
        onChange={handlePostal}
      />
      <TextField
        label={isJapan ? t('checkout.prefecture') : t('checkout.region')}
        autoComplete="address-level1"
        optional
        {...draftField(props, 'region')}
      />
      <TextField
        css={styles.whole}
        label={t('checkout.city')}
        autoComplete="address-level2"
        required
        error={say('city')}
        {...draftField(props, 'city')}
      />
      <TextField
        css={styles.whole}
        label={t('checkout.address')}
        autoComplete="address-line1"
        required
        error={say('line1')}
        {...draftField(props, 'line1')}
      />
      <TextField css={styles.whole} label={t('checkout.line2')} autoComplete="address-line2" optional {...draftField(props, 'line2')} />
      <TextField css={styles.whole} label={t('checkout.phone')} type="tel" autoComplete="tel" optional {...draftField(props, 'phone')} />
    </div>
  );
}

const styles = {
  grid: css({ display: 'grid', gap: space[4], [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
  whole: css({ gridColumn: '1 / -1' }),
};
