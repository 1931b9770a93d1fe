import { isEmpty } from '@orime/contracts';
import { Button, TextField, css, space } from '@orime/ui';
import { useState } from 'react';
import { FormFailure } from '../../../screens/account/form-failure.tsx';
import { useForm } from '../../../screens/account/use-form.ts';
import { useAccountT } from '../../account-texts.ts';
import { removeTotp } from './totp.api.ts';

export type RemoveFormProps = {
  /** Staff of this site must have one: it is replaced rather than taken away. */
  readonly isRequired: boolean;
  readonly onRemoved: () => Promise<void>;
};

/** Takes the authenticator away, after the password. */
export function RemoveForm({ isRequired, onRemoved }: RemoveFormProps) {
  const t = useAccountT();
  const [isOpen, setOpen] = useState(false);
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ ...(isEmpty(password) && { password: t('form.password.missing') }) }),
    say: { password: t('account.password.wrong') },
    submit: async ({ password }) => {
      await removeTotp(password);
      await onRemoved();
    },
  });
  const label = t(isRequired ? 'account.totp.replace' : 'account.totp.remove');
  if (!isOpen) {
    return (
      <Button variant="secondary" css={styles.start} onClick={() => setOpen(true)}>
        {label}
      </Button>
    );
  }
  return (
    <form css={styles.form} onSubmit={form.handleSubmit} noValidate>
      <FormFailure text={form.failureText} />
      <TextField
        label={t('account.totp.password')}
        type="password"
        autoComplete="current-password"
        value={form.values.password}
        error={form.errors.password}
        onChange={({ currentTarget }) => form.set('password', currentTarget.value)}
      />
      <Button type="submit" css={styles.start} busy={form.isBusy}>
        {label}
      </Button>
    </form>
  );
}

const styles = { form: css({ display: 'grid', gap: space[4] }), start: css({ justifySelf: 'start' }) };
