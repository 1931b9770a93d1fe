import { CountrySelect, FormSection, NumberField } from '@orime/forms';
import { useT } from '@orime/platform';
import { css, media, Select, space, TextField } from '@orime/ui';
import type { ReactNode } from 'react';
import { STORE_TYPES } from './company-draft.ts';
import type { CompanyFormState } from './use-company-form.ts';

export type CompanySectionProps = {
  readonly form: CompanyFormState;
  /** Below the fields: what a change of them means. */
  readonly children?: ReactNode;
};

/** What a company is, as in the register. A Japanese one has numbers of its own kind. */
export function CompanySection({ form, children }: CompanySectionProps) {
  const t = useT('wholesale');
  const country = form.value('country');
  const isJapanese = country.value === 'JP';
  return (
    <FormSection number={1} title={t('buyer.section.company')} text={t('buyer.section.company.text')}>
      <TextField
        label={t('buyer.field.companyLegal')}
        autoComplete="organization"
        maxLength={160}
        required
        {...form.text('companyLegal')}
      />
      <div css={styles.pair}>
        <TextField label={t('buyer.field.tradeName')} maxLength={160} optional {...form.text('tradeName')} />
        <TextField label={t('buyer.field.tradeNameJp')} lang="ja" maxLength={160} optional {...form.text('tradeNameJp')} />
        <CountrySelect label={t('buyer.field.country')} {...country} />
        <TextField label={t('buyer.field.website')} type="url" placeholder="https://" maxLength={300} optional {...form.text('website')} />
        <Select label={t('buyer.field.storeType')} {...form.text('storeType')}>
          {STORE_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`buyer.store.${type}`)}
            </option>
          ))}
        </Select>
        <NumberField label={t('buyer.field.doors')} optional {...form.value('doors')} />
        <TextField
          label={t(isJapanese ? 'buyer.field.corporate' : 'buyer.field.taxId')}
          hint={isJapanese ? t('buyer.hint.corporate') : undefined}
          maxLength={40}
          optional
          {...form.text('taxId')}
        />
        {isJapanese && (
          <TextField
            label={t('buyer.field.invoiceRegNo')}
            hint={t('buyer.hint.invoiceRegNo')}
            maxLength={20}
            optional
            {...form.text('invoiceRegNo')}
          />
        )}
      </div>
      {children}
    </FormSection>
  );
}

const styles = {
  pair: css({ display: 'grid', gap: space[4], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
};
