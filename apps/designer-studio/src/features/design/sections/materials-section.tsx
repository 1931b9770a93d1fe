import { CountrySelect, FieldGroup, FormSection } from '@orime/forms';
import { useFormat, useT, useText } from '@orime/platform';
import { Button, css, IconButton, media, Plus, Select, space, Text, TextField } from '@orime/ui';
import { Trash2 } from '@orime/ui/icons';
import { percentSum } from '../draft/design-draft.ts';
import type { MaterialDraft } from '../draft/design-draft.ts';
import { CareField } from './care-field.tsx';
import type { WordedSectionProps } from './design-section.ts';

/** What it is made of, how it is kept, where it comes from. */
export function MaterialsSection({ words, form }: WordedSectionProps) {
  const t = useT('designer-studio');
  const text = useText();
  const format = useFormat();
  const { id, value: materials, onChange, error } = form.value('materials');
  const sum = percentSum(materials);

  function replace(index: number, changed: Partial<MaterialDraft>): void {
    onChange(materials.map((material, at) => (at === index ? { ...material, ...changed } : material)));
  }

  const rest = Number.isNaN(sum) || sum >= 100 ? '' : String(100 - sum);
  return (
    <FormSection title={t('design.section.materials')} text={t('design.section.materials.text')}>
      <FieldGroup id={id} legend={t('design.materials')} error={error}>
        <div css={styles.rows}>
          {materials.map((material, index) => (
            // Rows have no identity besides their place.
            <div key={index} css={styles.row}>
              <Select
                label={t('design.materials.fibre', { number: index + 1 })}
                value={material.fibre}
                onChange={({ currentTarget }) => replace(index, { fibre: currentTarget.value })}
              >
                <option value="">{t('form.choose')}</option>
                {words.fibres.map(({ key, label }) => (
                  <option key={key} value={key}>
                    {text(label)}
                  </option>
                ))}
              </Select>
              <TextField
                label={t('design.materials.percent', { number: index + 1 })}
                inputMode="decimal"
                suffix="%"
                value={material.percent}
                onChange={({ currentTarget }) => replace(index, { percent: currentTarget.value })}
              />
              <IconButton
                label={t('design.materials.remove', { number: index + 1 })}
                disabled={materials.length === 1}
                onClick={() => onChange(materials.toSpliced(index, 1))}
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </div>
          ))}
        </div>
        <div css={styles.foot}>
          <Button
            variant="secondary"
            size="sm"
            disabled={materials.length >= 10}
            onClick={() => onChange([...materials, { fibre: '', percent: rest }])}
          >
            <Plus size={16} aria-hidden />
            {t('design.materials.add')}
          </Button>
          <Text size="sm" tone={sum === 100 ? 'success' : 'muted'} role="status">
            {t('design.materials.sum', { sum: Number.isNaN(sum) ? '…' : format.number(sum) })}
          </Text>
        </div>
      </FieldGroup>
      <CareField
        legend={t('design.care')}
        options={words.care.map(({ key, label }) => ({ value: key, label: text(label) }))}
        {...form.value('care')}
      />
      <div css={styles.pair}>
        <CountrySelect label={t('design.origin')} {...form.value('countryOrigin')} />
        <TextField label={t('design.weight')} optional inputMode="numeric" suffix="g" {...form.text('weight')} />
      </div>
    </FormSection>
  );
}

const styles = {
  rows: css({ display: 'grid', gap: space[3] }),
  row: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 7rem auto', gap: space[3], alignItems: 'end' }),
  foot: css({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'center', marginBlockStart: space[3] }),
  pair: css({ display: 'grid', gap: space[4], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
};
