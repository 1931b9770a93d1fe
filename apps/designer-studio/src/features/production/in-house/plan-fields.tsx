import type { FormState } from '@orime/forms';
import { DateField, FieldGroup, FormSection, NumberField } from '@orime/forms';
import { css, media, Select, space, Text, TextArea, TextField } from '@orime/ui';
import { useProductionT } from '../production-texts.ts';
import { CostLines } from './cost-lines.tsx';
import { unitsOf, type RunDraft } from './run-draft.ts';

const CURRENCIES = ['JPY', 'USD', 'EUR'] as const;

export type PlanFieldsProps = {
  readonly form: FormState<RunDraft>;
  /** A producer agrees on the day and writes notes, no more. */ readonly isProducer?: boolean;
};

/** What a run is made of: sizes, costs, days, people. */
export function PlanFields({ form, isProducer = false }: PlanFieldsProps) {
  const t = useProductionT();
  const sizes = form.value('sizeQuantities');
  const units = unitsOf(sizes.value);
  return (
    <>
      {!isProducer && (
        <>
          <FormSection title={t('plan.section.sizes')} text={t('plan.section.sizes.text')}>
            <FieldGroup id={sizes.id} legend={t('plan.sizes')} error={sizes.error}>
              <div css={styles.sizes}>
                {Object.entries(sizes.value).map(([size, count]) => (
                  <NumberField
                    key={size}
                    label={t('run.size', { size })}
                    value={count}
                    onChange={(next) => sizes.onChange({ ...sizes.value, [size]: next })}
                  />
                ))}
              </div>
              <Text size="sm" tone="muted" role="status" css={styles.sum}>
                {Object.keys(sizes.value).length === 0 ? t('plan.sizes.none') : t('run.units', { count: units })}
              </Text>
            </FieldGroup>
          </FormSection>
          <FormSection title={t('plan.section.costs')} text={t('plan.section.costs.text')}>
            <Select label={t('plan.currency')} {...form.text('currency')}>
              {CURRENCIES.map((code) => (
                <option key={code} value={code}>
                  {code}
                </option>
              ))}
            </Select>
            <CostLines {...form.value('costs')} currency={form.follow('currency')} units={units} />
          </FormSection>
        </>
      )}
      <FormSection title={t('plan.section.work')} text={t('plan.section.work.text')}>
        <div css={styles.pair}>
          {!isProducer && <DateField label={t('plan.start')} optional {...form.value('startDate')} />}
          <DateField label={t('plan.due')} optional {...form.value('dueDate')} />
        </div>
        {!isProducer && <TextField label={t('plan.assignee')} optional maxLength={120} {...form.text('assignee')} />}
        <TextArea label={t('plan.notes')} optional rows={4} maxLength={4000} {...form.text('notes')} />
      </FormSection>
    </>
  );
}

const styles = {
  sizes: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))', gap: space[3] }),
  sum: css({ marginBlockStart: space[2] }),
  pair: css({ display: 'grid', gap: space[4], [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
};
