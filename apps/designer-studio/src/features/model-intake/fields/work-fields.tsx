import { css, media, space, TextArea, TextField } from '@orime/ui';
import { useIntakeT } from '../intake-texts.ts';
import type { IntakeFieldsProps } from './measurement-fields.tsx';

/** With whom and when somebody works. */
export function WorkFields({ form }: IntakeFieldsProps) {
  const t = useIntakeT();
  return (
    <>
      <div css={styles.pair}>
        <TextField label={t('intake.agency')} hint={t('intake.agency.hint')} optional maxLength={120} {...form.text('agency')} />
        <TextField
          label={t('intake.instagram')}
          optional
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          {...form.text('instagram')}
        />
      </div>
      <TextArea
        label={t('intake.availability')}
        hint={t('intake.availability.hint')}
        optional
        rows={4}
        maxLength={1000}
        {...form.text('availability')}
      />
    </>
  );
}

const styles = {
  pair: css({ display: 'grid', gap: space[5], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space[4] } }),
};
