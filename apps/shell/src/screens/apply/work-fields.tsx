import { Select, TextArea, TextField, css, media, space } from '@orime/ui';
import { useApplyT } from './apply-texts.ts';
import { PRICE_RANGES } from './apply-values.ts';
import type { ApplyFieldsProps } from './person-fields.tsx';

/** What the applicant makes. */
export function WorkFields({ form }: ApplyFieldsProps) {
  const t = useApplyT();
  return (
    <>
      <div css={styles.pair}>
        <TextField label={t('apply.website')} optional inputMode="url" autoComplete="url" maxLength={290} {...form.text('website')} />
        <TextField
          label={t('apply.instagram')}
          optional
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          {...form.text('instagram')}
        />
        <TextField label={t('apply.year-founded')} optional inputMode="numeric" maxLength={4} {...form.text('yearFounded')} />
        <Select label={t('apply.price-range')} optional {...form.text('priceRange')}>
          <option value="">{t('apply.no-answer')}</option>
          {PRICE_RANGES.map((range) => (
            <option key={range} value={range}>
              {t(`apply.price.${range}`)}
            </option>
          ))}
        </Select>
      </div>
      <TextArea label={t('apply.statement')} hint={t('apply.statement-hint')} rows={7} maxLength={4000} {...form.text('statement')} />
    </>
  );
}

const styles = { pair: css({ display: 'grid', gap: space[5], [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space[4] } }) };
