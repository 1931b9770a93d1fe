import { Link, isApiError, signIn, useNavigate, useSearchParams } from '@orime/platform';
import { Button, Notice, TextField, buttonStyles, css, showToast, space } from '@orime/ui';
import { AccountPage } from './account-page.tsx';
import { resetPassword } from './account.api.ts';
import { MIN_PASSWORD, isStrongEnough } from './checks.ts';
import { DEAD_LINK } from './dead-link.ts';
import { FormFailure } from './form-failure.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { useSignInT } from './sign-in-texts.ts';
import { useForm } from './use-form.ts';

/** Reached by the link of a reset mail, `?token=`. */
export default function PasswordResetScreen() {
  const t = useSignInT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';

  const form = useForm({
    initial: { password: '', again: '' },
    check: ({ password, again }) => ({
      ...(!isStrongEnough(password) && { password: t('form.password.short', { count: MIN_PASSWORD }) }),
      ...(again !== password && { again: t('password-reset.different') }),
    }),
    submit: async ({ password }) => {
      const now = signIn((await resetPassword(token, password)).token);
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
      <FormFailure text={form.failureText} />
      <form css={styles.form} onSubmit={form.handleSubmit} noValidate>
        <TextField
          label={t('password-reset.new')}
          type="password"
          autoComplete="new-password"
          value={form.values.password}
          error={form.errors.password}
          hint={<PasswordStrength password={form.values.password} />}
          onChange={({ currentTarget }) => form.set('password', currentTarget.value)}
        />
        <TextField
          label={t('password-reset.again')}
          type="password"
          autoComplete="new-password"
          value={form.values.again}
          error={form.errors.again}
          onChange={({ currentTarget }) => form.set('again', currentTarget.value)}
        />
        <Button type="submit" size="lg" block busy={form.isBusy}>
          {t('password-reset.submit')}
        </Button>
      </form>
    </AccountPage>
  );
}

const styles = { form: css({ display: 'grid', gap: space[4] }), start: css({ justifySelf: 'start' }) };
