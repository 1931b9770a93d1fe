import { shoeSizes, type LengthUnit } from '@orime/contracts';
import type { FormState } from '@orime/forms';
import { css, media, Segmented, Select, space } from '@orime/ui';
import { useState } from 'react';
import { EYE_COLOURS, HAIR_COLOURS, LENGTHS, type IntakeDraft } from '../intake-draft.ts';
import { useIntakeT } from '../intake-texts.ts';
import { LengthField } from './length-field.tsx';

export type IntakeFieldsProps = { readonly form: FormState<IntakeDraft> };

const SHOES = Array.from({ length: 16 }, (_, index) => 34 + index);

/** Sizes and colours, as they will stand on the model's page. */
export function MeasurementFields({ form }: IntakeFieldsProps) {
  const t = useIntakeT();
  const [unit, setUnit] = useState<LengthUnit>('cm');
  return (
    <>
      <Segmented
        label={t('intake.units')}
        value={unit}
        onChange={setUnit}
        options={[
          { value: 'cm', label: t('intake.unit.cm') },
          { value: 'in', label: t('intake.unit.in') },
        ]}
      />
      <div css={styles.pair}>
        {LENGTHS.map((name) => (
          <LengthField key={name} name={name} unit={unit} {...form.value(`measurements.${name}`)} />
        ))}
        <Select label={t('intake.shoe')} {...form.text('measurements.shoeEu')}>
          <option value="">{t('intake.choose')}</option>
          {SHOES.map((eu) => (
            <option key={eu} value={String(eu)}>
              {t('intake.shoe-sizes', { ...shoeSizes(eu) })}
            </option>
          ))}
        </Select>
      </div>
      <div css={styles.pair}>
        <ColourSelect form={form} name="hair" words={HAIR_COLOURS} />
        <ColourSelect form={form} name="eyes" words={EYE_COLOURS} />
      </div>
    </>
  );
}

type ColourSelectProps = IntakeFieldsProps & { readonly name: 'hair' | 'eyes'; readonly words: readonly string[] };

function ColourSelect({ form, name, words }: ColourSelectProps) {
  const t = useIntakeT();
  const known = form.read()[name];
  // An application of before may have a word of its own, which a correction of something else must not lose.
  const offered = known === '' || words.includes(known) ? words : [known, ...words];
  return (
    <Select label={t(`intake.${name}`)} optional {...form.text(name)}>
      <option value="">{t('intake.no-answer')}</option>
      {offered.map((word) => (
        <option key={word} value={word}>
          {t(`intake.colour.${word.toLowerCase().replaceAll(' ', '-')}`, { defaultValue: word })}
        </option>
      ))}
    </Select>
  );
}

const styles = {
  pair: css({ display: 'grid', gap: space[5], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space[4] } }),
};
