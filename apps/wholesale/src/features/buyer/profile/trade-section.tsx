import { FormSection } from '@orime/forms';
import { useT } from '@orime/platform';
import { css, media, Select, space, TextField } from '@orime/ui';
import { TERMS, VOLUMES } from './company-draft.ts';
import type { CompanyFormState } from './use-company-form.ts';

/** Whom to call, how much is expected, and which terms are wished. */
export function TradeSection({ form }: { readonly form: CompanyFormState }) {
  const t = useT('wholesale');
  return (
    <FormSection number={2} title={t('buyer.section.trade')} text={t('buyer.section.trade.text')}>
      <div css={styles.pair}>
        <TextField label={t('buyer.field.contactName')} autoComplete="name" maxLength={120} optional {...form.text('contactName')} />
        <TextField
          label={t('buyer.field.contactPhone')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          optional
          {...form.text('contactPhone')}
        />
        <Select label={t('buyer.field.expectedVolume')} {...form.text('expectedVolume')}>
          {VOLUMES.map((volume) => (
            <option key={volume} value={volume}>
              {t(volume === '' ? 'buyer.volume.none' : `buyer.volume.${volume}`)}
            </option>
          ))}
        </Select>
        <Select label={t('buyer.field.requestedTerms')} {...form.text('requestedTerms')}>
          <option value="">{t('buyer.volume.none')}</option>
          {TERMS.map((terms) => (
            <option key={terms} value={terms}>
              {t(`buyer.terms.${terms}`)}
            </option>
          ))}
        </Select>
      </div>
    </FormSection>
  );
}

const styles = {
  pair: css({ display: 'grid', gap: space[4], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
};
