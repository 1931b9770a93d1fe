import { FieldGroup, FormSection, LocalTextFields } from '@orime/forms';
import { useT, useText } from '@orime/platform';
import { css, media, Segmented, Select, space, Text, TextField } from '@orime/ui';
import { slugPreview } from '../draft/slug-preview.ts';
import { ColourField } from './colour-field.tsx';
import type { WordedSectionProps } from './design-section.ts';

/** What the design is called and what it is. */
export function AboutSection({ words, form }: WordedSectionProps) {
  const t = useT('designer-studio');
  const text = useText();
  const gender = form.value('gender');
  return (
    <FormSection title={t('design.section.about')} text={t('design.section.about.text')}>
      <div css={styles.pair}>
        <TextField
          label={t('form.in-english', { label: t('design.name') })}
          maxLength={120}
          hint={t('design.slug', { slug: slugPreview(form.follow('name')) })}
          {...form.text('name')}
        />
        <TextField label={t('form.in-japanese', { label: t('design.name') })} lang="ja" optional maxLength={120} {...form.text('nameJp')} />
      </div>
      <LocalTextFields label={t('design.description')} rows={6} maxLength={8000} {...form.group('description')} />
      <div css={styles.pair}>
        <Select label={t('design.category')} {...form.text('category')}>
          <option value="">{t('form.choose')}</option>
          {words.categories.map(({ key, label }) => (
            <option key={key} value={key}>
              {text(label)}
            </option>
          ))}
        </Select>
        <FieldGroup id={gender.id} legend={t('design.gender')} error={gender.error}>
          <Segmented
            label={t('design.gender')}
            value={gender.value}
            onChange={gender.onChange}
            options={(['women', 'men', 'unisex'] as const).map((value) => ({ value, label: t(`design.gender.${value}`) }))}
          />
        </FieldGroup>
      </div>
      <ColourField colours={words.colours} {...form.value('colour')} />
      <div css={styles.pair}>
        <TextField label={t('design.season')} optional placeholder="AW26" maxLength={40} {...form.text('season')} />
        <TextField label={t('design.tags')} optional hint={t('design.tags.hint')} maxLength={400} {...form.text('tags')} />
      </div>
      <Text size="xs" tone="muted">
        {t('design.one-colour')}
      </Text>
    </FormSection>
  );
}

const styles = { pair: css({ display: 'grid', gap: space[4], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }) };
