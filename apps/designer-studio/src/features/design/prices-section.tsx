import type { Currency } from '@orime/contracts';
import { useT } from '@orime/platform';
import { css, media, space, TextField } from '@orime/ui';
import { FieldGroup, Section } from '../form/index.ts';
import { CURRENCIES } from './design-draft.ts';
import type { DesignSectionProps } from './design-section.ts';

/** What it costs in each market, and for shops. */
export function PricesSection({ draft, change, errorOf }: DesignSectionProps) {
  const t = useT('designer-studio');
  const amounts = (kind: 'retail' | 'wholesale') => (
    <FieldGroup id={`design-${kind}`} legend={t(`design.${kind}`)} hint={t(`design.${kind}.hint`)} error={errorOf(kind)}>
      <div css={styles.three}>
        {CURRENCIES.map((currency: Currency) => (
          <TextField
            key={currency}
            label={t(`design.${kind}.${currency}`)}
            inputMode={currency === 'JPY' ? 'numeric' : 'decimal'}
            value={draft[kind][currency]}
            onChange={({ currentTarget }) => change({ [kind]: { ...draft[kind], [currency]: currentTarget.value } })}
          />
        ))}
      </div>
    </FieldGroup>
  );
  return (
    <Section title={t('design.section.prices')} text={t('design.section.prices.text')}>
      {amounts('retail')}
      {amounts('wholesale')}
      <div css={styles.two}>
        <TextField
          id="design-moq"
          label={t('design.moq')}
          optional
          inputMode="numeric"
          hint={t('design.moq.hint')}
          value={draft.moq}
          error={errorOf('moq')}
          onChange={({ currentTarget }) => change({ moq: currentTarget.value })}
        />
        <TextField
          id="design-multiple"
          label={t('design.multiple')}
          optional
          inputMode="numeric"
          hint={t('design.multiple.hint')}
          value={draft.multiple}
          error={errorOf('multiple')}
          onChange={({ currentTarget }) => change({ multiple: currentTarget.value })}
        />
      </div>
    </Section>
  );
}

const styles = {
  three: css({ display: 'grid', gap: space[4], gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }),
  two: css({ display: 'grid', gap: space[4], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
};
