import { isEmpty } from '@orime/contracts';
import { api } from '@orime/platform';
import { Button, Cluster, css, space, Text, TextField } from '@orime/ui';
import { Dialog } from '@orime/ui/overlays';
import { FormFailure } from '../form/form-failure.tsx';
import { useForm } from '../form/use-form.ts';
import { useAccessText } from './access-texts.ts';

export type ReauthDialogProps = { readonly onConfirmed: () => void; readonly onCancel: () => void };

/** Asks for the password of who is signed in; the session then counts as confirmed for a while. */
export function ReauthDialog({ onConfirmed, onCancel }: ReauthDialogProps) {
  const t = useAccessText();
  const form = useForm({
    name: 'reauth',
    initial: { password: '' },
    check: ({ password }) => (isEmpty(password) ? [{ field: 'password', problem: { kind: 'required' } }] : []),
    say: (_field, { kind }) => t(kind === 'required' ? 'reauth.missing' : 'reauth.wrong'),
    send: (body) => api.post('/api/users/reauth', body),
    onSent: onConfirmed,
  });
  const buttons = (
    <Cluster justify="end">
      <Button variant="ghost" onClick={onCancel}>
        {t('reauth.cancel')}
      </Button>
      <Button type="submit" form={form.name} busy={form.isBusy}>
        {t('reauth.confirm')}
      </Button>
    </Cluster>
  );
  return (
    <Dialog isOpen width="narrow" title={t('reauth.title')} onClose={onCancel} footer={buttons}>
      <form css={styles.form} id={form.name} noValidate onSubmit={form.handleSubmit}>
        <Text>{t('reauth.text')}</Text>
        {form.failure !== undefined && <FormFailure failure={form.failure} />}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for the dialog, and this is its one field */}
        <TextField label={t('reauth.password')} type="password" autoComplete="current-password" autoFocus {...form.text('password')} />
      </form>
    </Dialog>
  );
}

const styles = { form: css({ display: 'grid', gap: space[4] }) };
