import type { Currency } from '@orime/contracts';
import { FieldGroup, FormSection } from '@orime/forms';
import { useT } from '@orime/platform';
import { css, media, space, TextField } from '@orime/ui';
import { CURRENCIES } from '../draft/design-draft.ts';
import type { DesignSectionProps } from './design-section.ts';
import { PrepacksField } from './prepacks-field.tsx';

/** What it costs in each market, and for shops. */
export function PricesSection({ form }: DesignSectionProps) {
  const t = useT('designer-studio');
  const amounts = (kind: 'retail' | 'wholesale') => (
    <FieldGroup id={`${form.name}-${kind}`} legend={t(`design.${kind}`)} hint={t(`design.${kind}.hint`)} error={form.errorOf(kind)}>
      <div css={styles.three}>
        {CURRENCIES.map((currency: Currency) => (
          <TextField
            key={currency}
            label={t(`design.${kind}.${currency}`)}
            inputMode={currency === 'JPY' ? 'numeric' : 'decimal'}
            {...form.text(`${kind}.${currency}`)}
            // Said once, for all three.
            error={undefined}
          />
        ))}
      </div>
    </FieldGroup>
  );
  return (
    <FormSection title={t('design.section.prices')} text={t('design.section.prices.text')}>
      {amounts('retail')}
      {amounts('wholesale')}
      <div css={styles.two}>
        <TextField label={t('design.moq')} optional inputMode="numeric" hint={t('design.moq.hint')} {...form.text('moq')} />
        <TextField label={t('design.multiple')} optional inputMode="numeric" hint={t('design.multiple.hint')} {...form.text('multiple')} />
      </div>
      <PrepacksField form={form} />
    </FormSection>
  );
}

const styles = {
  three: css({ display: 'grid', gap: space[4], gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }),
  two: css({ display: 'grid', gap: space[4], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
};
