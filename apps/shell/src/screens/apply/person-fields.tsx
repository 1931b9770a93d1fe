import { useText } from '@orime/platform';
import { RadioGroup, TextField, css, media, space } from '@orime/ui';
import type { FieldErrors } from '../account/use-form.ts';
import { CountrySelect } from '../intake/country-select.tsx';
import { useApplyT } from './apply-texts.ts';
import { needsBrand } from './apply-values.ts';
import type { ApplyValues } from './apply-values.ts';
import { KINDS, KIND_WORDS } from './apply-words.ts';

export type ApplyFieldsProps = {
  readonly values: ApplyValues;
  readonly errors: FieldErrors<ApplyValues>;
  readonly onChange: <Name extends keyof ApplyValues & string>(name: Name, value: ApplyValues[Name]) => void;
};

/** Who applies. Kind and address stay what they were once the application is sent. */
export function PersonFields({ values, errors, isNew, onChange }: ApplyFieldsProps & { readonly isNew: boolean }) {
  const t = useApplyT();
  const text = useText();
  return (
    <>
      {isNew && (
        <RadioGroup
          framed
          legend={t('apply.kind')}
          value={values.kind}
          onChange={(kind) => onChange('kind', kind)}
          options={KINDS.map((kind) => ({ value: kind, label: text(KIND_WORDS[kind].label), hint: text(KIND_WORDS[kind].hint) }))}
        />
      )}
      <div css={styles.pair}>
        <TextField
          id="name"
          label={t('apply.name')}
          autoComplete="name"
          maxLength={120}
          value={values.name}
          error={errors.name}
          onChange={({ currentTarget }) => onChange('name', currentTarget.value)}
        />
        <TextField
          id="brand"
          label={t('apply.brand')}
          optional={!needsBrand(values.kind)}
          autoComplete="organization"
          maxLength={120}
          value={values.brand}
          error={errors.brand}
          onChange={({ currentTarget }) => onChange('brand', currentTarget.value)}
        />
      </div>
      <div css={styles.pair}>
        <TextField
          id="email"
          label={t('apply.email')}
          hint={isNew ? t('apply.email-hint') : undefined}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          readOnly={!isNew}
          value={values.email}
          error={errors.email}
          onChange={({ currentTarget }) => onChange('email', currentTarget.value)}
        />
        <CountrySelect
          id="country"
          label={t('apply.country')}
          prompt={t('apply.choose')}
          value={values.country}
          error={errors.country}
          onChange={(country) => onChange('country', country)}
        />
      </div>
    </>
  );
}

const styles = { pair: css({ display: 'grid', gap: space[5], [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space[4] } }) };
