import { CountrySelect, NumberField } from '@orime/forms';
import { useFormat } from '@orime/platform';
import { Button, css, FieldError, media, space } from '@orime/ui';
import type { SettingsDraft } from './settings-draft.ts';
import { useSettingsT } from './settings-texts.ts';

type Rates = SettingsDraft['commissionTaxRates'];

export type CommissionTaxProps = {
  readonly id: string;
  readonly value: Rates;
  readonly error: string | undefined;
  readonly onChange: (rates: Rates) => void;
};

/** Tax in the marketplace's commission, by the country of the seller. */
export function CommissionTax({ id, value, error, onChange }: CommissionTaxProps) {
  const t = useSettingsT();
  const format = useFormat();
  const nameOf = (country: string): string => (country === '' ? t('settings.country.new') : format.country(country));
  return (
    <div css={styles.root} id={id} role="group" tabIndex={-1} aria-label={t('settings.commissionTaxRates')}>
      {value.map((rate, index) => (
        // Rates have no other name than their place: countries may be the same while they are typed.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} css={styles.rate}>
          <CountrySelect
            id={`${id}-country-${index}`}
            label={t('settings.country')}
            value={rate.country}
            onChange={(country) => onChange(value.with(index, { ...rate, country }))}
          />
          <NumberField
            label={t('settings.tax-of', { country: nameOf(rate.country) })}
            decimals={2}
            unit="%"
            value={rate.percent}
            onChange={(percent) => onChange(value.with(index, { ...rate, percent }))}
          />
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('settings.remove-rate', { country: nameOf(rate.country) })}
            onClick={() => onChange(value.toSpliced(index, 1))}
          >
            {t('settings.remove')}
          </Button>
        </div>
      ))}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div>
        <Button variant="secondary" size="sm" onClick={() => onChange([...value, { country: '', percent: null }])}>
          {t('settings.add-rate')}
        </Button>
      </div>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], gridColumn: '1 / -1' }),
  rate: css({
    display: 'grid',
    gap: space[3],
    alignItems: 'end',
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto' },
  }),
};
