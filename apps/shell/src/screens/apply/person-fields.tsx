import { CountrySelect } from '@orime/forms';
import type { FormState } from '@orime/forms';
import { RadioGroup, TextField, css, media, space } from '@orime/ui';
import { useApplyT } from './apply-texts.ts';
import { KINDS, needsBrand } from './apply-values.ts';
import type { ApplyValues } from './apply-values.ts';

export type ApplyFieldsProps = { readonly form: FormState<ApplyValues> };

/** Who applies. Kind and address stay what they were once the application is sent. */
export function PersonFields({ form, isNew }: ApplyFieldsProps & { readonly isNew: boolean }) {
  const t = useApplyT();
  return (
    <>
      {isNew && (
        <RadioGroup
          framed
          legend={t('apply.kind')}
          options={KINDS.map((kind) => ({ value: kind, label: t(`apply.kind.${kind}`), hint: t(`apply.kind.${kind}.hint`) }))}
          {...form.value('kind')}
        />
      )}
      <div css={styles.pair}>
        <TextField label={t('apply.name')} autoComplete="name" maxLength={120} {...form.text('name')} />
        <TextField
          label={t('apply.brand')}
          optional={!needsBrand(form.follow('kind'))}
          autoComplete="organization"
          maxLength={120}
          {...form.text('brand')}
        />
      </div>
      <div css={styles.pair}>
        <TextField
          label={t('apply.email')}
          hint={isNew ? t('apply.email-hint') : undefined}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          readOnly={!isNew}
          {...form.text('email')}
        />
        <CountrySelect label={t('apply.country')} {...form.value('country')} />
      </div>
    </>
  );
}

const styles = { pair: css({ display: 'grid', gap: space[5], [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space[4] } }) };
