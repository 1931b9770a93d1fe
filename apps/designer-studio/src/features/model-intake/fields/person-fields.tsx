import { DateField } from '@orime/forms';
import { Checkbox, css, media, Notice, space, TextField } from '@orime/ui';
import { useState } from 'react';
import { isMinor } from '../intake-draft.ts';
import { useIntakeT } from '../intake-texts.ts';
import type { IntakeFieldsProps } from './measurement-fields.tsx';

/** Who applies, and who agrees for somebody under age. Address and birth date stay what they were once the form is sent. */
export function PersonFields({ form, isNew }: IntakeFieldsProps & { readonly isNew: boolean }) {
  const t = useIntakeT();
  const [today] = useState(() => new Date());
  return (
    <>
      <div css={styles.pair}>
        <TextField label={t('intake.name')} hint={t('intake.name.hint')} autoComplete="name" maxLength={120} {...form.text('name')} />
        <TextField
          label={t('intake.stage-name')}
          hint={t('intake.stage-name.hint')}
          optional
          autoComplete="nickname"
          maxLength={120}
          {...form.text('stageName')}
        />
        <TextField
          label={t('intake.email')}
          hint={isNew ? t('intake.email.hint') : undefined}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          readOnly={!isNew}
          {...form.text('email')}
        />
        <TextField label={t('intake.city')} autoComplete="address-level2" maxLength={120} {...form.text('city')} />
        {isNew && <DateField label={t('intake.birth')} hint={t('intake.birth.hint')} autoComplete="bday" {...form.value('birthDate')} />}
      </div>
      {isNew && isMinor(form.follow('birthDate'), today) && <GuardianFields form={form} />}
    </>
  );
}

function GuardianFields({ form }: IntakeFieldsProps) {
  const t = useIntakeT();
  return (
    <section css={styles.guardian} aria-label={t('intake.guardian')}>
      <Notice title={t('intake.guardian')}>{t('intake.guardian.text')}</Notice>
      <div css={styles.pair}>
        <TextField label={t('intake.guardian.name')} maxLength={120} {...form.text('guardian.name')} />
        <TextField label={t('intake.guardian.email')} type="email" inputMode="email" maxLength={254} {...form.text('guardian.email')} />
      </div>
      <Checkbox label={t('intake.guardian.consent')} {...form.ticked('guardian.consent')} />
    </section>
  );
}

const styles = {
  pair: css({ display: 'grid', gap: space[5], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space[4] } }),
  guardian: css({ display: 'grid', gap: space[5] }),
};
