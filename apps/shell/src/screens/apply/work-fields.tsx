import { useText } from '@orime/platform';
import { Select, TextArea, TextField, css, media, space } from '@orime/ui';
import { useApplyT } from './apply-texts.ts';
import { PRICE_WORDS } from './apply-words.ts';
import type { ApplyFieldsProps } from './person-fields.tsx';

/** What the applicant makes. */
export function WorkFields({ values, errors, onChange }: ApplyFieldsProps) {
  const t = useApplyT();
  const text = useText();
  return (
    <>
      <div css={styles.pair}>
        <TextField
          id="website"
          label={t('apply.website')}
          optional
          inputMode="url"
          autoComplete="url"
          maxLength={290}
          value={values.website}
          error={errors.website}
          onChange={({ currentTarget }) => onChange('website', currentTarget.value)}
        />
        <TextField
          id="instagram"
          label={t('apply.instagram')}
          optional
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          value={values.instagram}
          error={errors.instagram}
          onChange={({ currentTarget }) => onChange('instagram', currentTarget.value)}
        />
        <TextField
          id="yearFounded"
          label={t('apply.year-founded')}
          optional
          inputMode="numeric"
          maxLength={4}
          value={values.yearFounded}
          error={errors.yearFounded}
          onChange={({ currentTarget }) => onChange('yearFounded', currentTarget.value)}
        />
        <Select
          id="priceRange"
          label={t('apply.price-range')}
          optional
          value={values.priceRange}
          onChange={({ currentTarget }) => onChange('priceRange', currentTarget.value)}
        >
          <option value="">{t('apply.no-answer')}</option>
          {Object.entries(PRICE_WORDS).map(([range, words]) => (
            <option key={range} value={range}>
              {text(words)}
            </option>
          ))}
        </Select>
      </div>
      <TextArea
        id="statement"
        label={t('apply.statement')}
        hint={t('apply.statement-hint')}
        rows={7}
        maxLength={4000}
        value={values.statement}
        error={errors.statement}
        onChange={({ currentTarget }) => onChange('statement', currentTarget.value)}
      />
    </>
  );
}

const styles = { pair: css({ display: 'grid', gap: space[5], [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space[4] } }) };
