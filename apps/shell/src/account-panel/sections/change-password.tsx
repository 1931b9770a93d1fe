import { isEmpty } from '@orime/contracts';
import { signIn } from '@orime/platform';
import { Button, Notice, TextField, css, space } from '@orime/ui';
import { useState } from 'react';
import { MIN_PASSWORD, isStrongEnough } from '../../screens/account/checks.ts';
import { FormFailure } from '../../screens/account/form-failure.tsx';
import { PasswordStrength } from '../../screens/account/password-strength.tsx';
import { useForm } from '../../screens/account/use-form.ts';
import { changePassword } from '../account-panel.api.ts';
import { useAccountT } from '../account-texts.ts';

/** A new password for who knows the old one. The server ends every other session with it. */
export function ChangePassword() {
  const t = useAccountT();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    initial: EMPTY,
    check: ({ currentPassword, password, again }) => ({
      ...(isEmpty(currentPassword) && { currentPassword: t('form.password.missing') }),
      ...(!isStrongEnough(password) && { password: t('form.password.short', { count: MIN_PASSWORD }) }),
      ...(again !== password && { again: t('password-reset.different') }),
    }),
    // The answer names the field in the api's English; the visitor gets it in their words.
    say: { currentPassword: t('account.password.wrong') },
    submit: async ({ currentPassword, password }) => {
      signIn((await changePassword(currentPassword, password)).token);
      setDone(true);
      form.reset();
    },
  });
  const field = (name: keyof typeof EMPTY) => ({
    type: 'password',
    value: form.values[name],
    error: form.errors[name],
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => form.set(name, currentTarget.value),
  });
  return (
    <form css={styles.form} onSubmit={form.handleSubmit} noValidate>
      {isDone && (
        <Notice tone="success" role="status">
          {t('account.password.done')}
        </Notice>
      )}
      <FormFailure text={form.failureText} />
      <TextField label={t('account.password.current')} autoComplete="current-password" {...field('currentPassword')} />
      <TextField
        label={t('password-reset.new')}
        autoComplete="new-password"
        hint={<PasswordStrength password={form.values.password} />}
        {...field('password')}
      />
      <TextField label={t('password-reset.again')} autoComplete="new-password" {...field('again')} />
      <Button type="submit" css={styles.submit} busy={form.isBusy}>
        {t('password-reset.submit')}
      </Button>
    </form>
  );
}

const EMPTY = { currentPassword: '', password: '', again: '' };

const styles = { form: css({ display: 'grid', gap: space[4] }), submit: css({ justifySelf: 'start' }) };
