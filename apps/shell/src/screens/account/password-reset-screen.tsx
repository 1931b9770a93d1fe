import { Form, useForm } from '@orime/forms';
import { Link, isApiError, signIn, useNavigate, useSearchParams } from '@orime/platform';
import { Button, Notice, TextField, buttonStyles, css, showToast } from '@orime/ui';
import { AccountPage } from './account-page.tsx';
import { resetPassword } from './account.api.ts';
import { MIN_PASSWORD, isStrongEnough } from './checks.ts';
import { DEAD_LINK } from './dead-link.ts';
import { PasswordStrength } from './password-strength.tsx';
import { useSignInT } from './sign-in-texts.ts';

/** Reached by the link of a reset mail, `?token=`. */
export default function PasswordResetScreen() {
  const t = useSignInT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';

  const form = useForm({
    name: 'new-password',
    initial: { password: '', again: '' },
    check: ({ password, again }) => [
      ...(isStrongEnough(password) ? [] : [{ field: 'password', problem: { kind: 'malformed' } as const }]),
      ...(again === password ? [] : [{ field: 'again', problem: { kind: 'malformed' } as const }]),
    ],
    say: (field, { kind }) => {
      if (field === 'again') return t('password-reset.different');
      return kind === 'refused' ? t('form.password.refused') : t('form.password.short', { count: MIN_PASSWORD });
    },
    send: ({ password }) => resetPassword(token, password),
    onSent: async (answer) => {
      const now = signIn(answer.token);
      showToast({ message: t('password-reset.done'), tone: 'success' });
      // A mailed link is not a code: staff are told there that they owe one, or set their app up.
      const isStaff = now.status === 'signed-in' && now.user.staffRole !== 'none';
      await navigate(isStaff ? '/dashboard?account=security' : '/dashboard', { replace: true });
    },
  });
  const isDead = token === '' || (isApiError(form.failure) && DEAD_LINK.has(form.failure.code));

  if (isDead) {
    return (
      <AccountPage title={t('password-reset.expired.title')} text={t('password-reset.expired.text')}>
        <Link css={[...buttonStyles(), styles.start]} to="/request-reset">
          {t('password-reset.expired.link')}
        </Link>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('password-reset.title')} text={t('password-reset.text')}>
      <Notice>{t('password-reset.note')}</Notice>
      <Form form={form} guarded={false} named={false}>
        <TextField
          label={t('password-reset.new')}
          type="password"
          autoComplete="new-password"
          hint={<PasswordStrength password={form.follow('password')} />}
          {...form.text('password')}
        />
        <TextField label={t('password-reset.again')} type="password" autoComplete="new-password" {...form.text('again')} />
        <Button type="submit" size="lg" block busy={form.isBusy}>
          {t('password-reset.submit')}
        </Button>
      </Form>
    </AccountPage>
  );
}

const styles = { start: css({ justifySelf: 'start' }) };
