import { CountrySelect } from '@orime/forms';
import type { FormState } from '@orime/forms';
import { useText } from '@orime/platform';
import { RadioGroup, TextField, css, media, space } from '@orime/ui';
import { needsBrand } from './apply-values.ts';
import type { ApplyValues } from './apply-values.ts';
import { APPLY_WORDS, KINDS, KIND_WORDS } from './apply-words.ts';

export type ApplyFieldsProps = { readonly form: FormState<ApplyValues> };

/** Who applies. Kind and address stay what they were once the application is sent. */
export function PersonFields({ form, isNew }: ApplyFieldsProps & { readonly isNew: boolean }) {
  const text = useText();
  return (
    <>
      {isNew && (
        <RadioGroup
          framed
          legend={text(APPLY_WORDS.kind)}
          options={KINDS.map((kind) => ({ value: kind, label: text(KIND_WORDS[kind].label), hint: text(KIND_WORDS[kind].hint) }))}
          {...form.value('kind')}
        />
      )}
      <div css={styles.pair}>
        <TextField label={text(APPLY_WORDS.name)} autoComplete="name" maxLength={120} {...form.text('name')} />
        <TextField
          label={text(APPLY_WORDS.brand)}
          optional={!needsBrand(form.follow('kind'))}
          autoComplete="organization"
          maxLength={120}
          {...form.text('brand')}
        />
      </div>
      <div css={styles.pair}>
        <TextField
          label={text(APPLY_WORDS.email)}
          hint={isNew ? text(APPLY_WORDS.emailHint) : undefined}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          readOnly={!isNew}
          {...form.text('email')}
        />
        <CountrySelect label={text(APPLY_WORDS.country)} {...form.value('country')} />
      </div>
    </>
  );
}

const styles = { pair: css({ display: 'grid', gap: space[5], [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space[4] } }) };
