import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { FormSection } from '@orime/forms';
import { useFormat, useText } from '@orime/platform';
import { color, css, font, space, Text, TextField } from '@orime/ui';
import { useDesignT } from '../design-texts.ts';
import type { DesignSectionProps } from './design-section.ts';
import { ProducerField } from './producer-field.tsx';
import { StyleField } from './style-field.tsx';

export type StyleSectionProps = DesignSectionProps & {
  /** Undefined for a new design. */
  readonly saved: OwnerDesign | undefined;
  /** Lists one's own designs; an admin has none. */
  readonly isOwner: boolean;
};

/** Which style it is a colour of, who makes it, and its number for customs. */
export function StyleSection({ form, saved, isOwner }: StyleSectionProps) {
  const t = useDesignT();
  const text = useText();
  const format = useFormat();
  const producer = saved?.producer ?? null;
  return (
    <FormSection title={t('design.section.style')} text={t('design.section.style.text')}>
      <StyleField saved={saved} isOwner={isOwner} {...form.value('styleOf')} />
      <ProducerField known={producer === null ? undefined : text(producer)} {...form.value('producerId')} />
      <TextField
        label={t('design.hs-code')}
        optional
        inputMode="numeric"
        placeholder="6204.42"
        maxLength={14}
        hint={t('design.hs-code.hint')}
        {...form.text('hsCode')}
      />
      {saved && (
        <div css={styles.provenance}>
          <Text size="xs" label tone="muted">
            {t('design.provenance')}
          </Text>
          <ol css={styles.steps}>
            <li>
              {t('design.provenance.designed', {
                name: text(saved.designer),
                place: placeOf(format.country(saved.designerCard.country), saved.designerCard.city),
              })}
            </li>
            {producer && (
              <li>
                {t('design.provenance.made', { name: text(producer), place: placeOf(format.country(producer.country), producer.city) })}
              </li>
            )}
          </ol>
        </div>
      )}
    </FormSection>
  );
}

function placeOf(country: string, city: string): string {
  return city === '' ? country : `${city}, ${country}`;
}

const styles = {
  provenance: css({ display: 'grid', gap: space[2], padding: space[4], background: color.sunken }),
  steps: css({ display: 'grid', gap: space[1], margin: 0, paddingInlineStart: space[5], fontSize: font.size.sm }),
};
