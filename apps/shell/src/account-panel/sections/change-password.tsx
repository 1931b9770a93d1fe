import { isEmpty } from '@orime/contracts';
import { Form, useForm } from '@orime/forms';
import { signIn } from '@orime/platform';
import { Button, Notice, TextField, css } from '@orime/ui';
import { useState } from 'react';
import { MIN_PASSWORD, isStrongEnough } from '../../screens/account/checks.ts';
import { PasswordStrength } from '../../screens/account/password-strength.tsx';
import { changePassword } from '../account-panel.api.ts';
import { useAccountT } from '../account-texts.ts';

/** A new password for who knows the old one. The server ends every other session with it. */
export function ChangePassword() {
  const t = useAccountT();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    name: 'change-password',
    initial: EMPTY,
    check: ({ currentPassword, password, again }) => [
      ...(isEmpty(currentPassword) ? [{ field: 'currentPassword', problem: { kind: 'required' } as const }] : []),
      ...(isStrongEnough(password) ? [] : [{ field: 'password', problem: { kind: 'malformed' } as const }]),
      ...(again === password ? [] : [{ field: 'again', problem: { kind: 'malformed' } as const }]),
    ],
    say: (field, { kind }) => {
      if (field === 'again') return t('password-reset.different');
      // The answer names the field in the api's English; the visitor gets it in their words.
      if (field === 'currentPassword') return t(kind === 'refused' ? 'account.password.wrong' : 'form.password.missing');
      return kind === 'refused' ? t('form.password.refused') : t('form.password.short', { count: MIN_PASSWORD });
    },
    send: ({ currentPassword, password }) => changePassword(currentPassword, password),
    onSent: ({ token }) => {
      signIn(token);
      setDone(true);
      form.startOver(EMPTY);
    },
  });
  return (
    <Form form={form} guarded={false} named={false}>
      {isDone && (
        <Notice tone="success" role="status">
          {t('account.password.done')}
        </Notice>
      )}
      <TextField type="password" label={t('account.password.current')} autoComplete="current-password" {...form.text('currentPassword')} />
      <TextField
        type="password"
        label={t('password-reset.new')}
        autoComplete="new-password"
        hint={<PasswordStrength password={form.follow('password')} />}
        {...form.text('password')}
      />
      <TextField type="password" label={t('password-reset.again')} autoComplete="new-password" {...form.text('again')} />
      <Button type="submit" css={styles.submit} busy={form.isBusy}>
        {t('password-reset.submit')}
      </Button>
    </Form>
  );
}

const EMPTY = { currentPassword: '', password: '', again: '' };

const styles = { submit: css({ justifySelf: 'start' }) };
