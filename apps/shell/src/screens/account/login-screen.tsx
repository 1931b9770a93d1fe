import { isEmpty } from '@orime/contracts';
import { Link, signIn, useNavigate, useSearchParams, useT } from '@orime/platform';
import { Button, FormErrorSummary, TextField, css, space } from '@orime/ui';
import { safeReturnTo } from '../../routing/register-path.ts';
import { useHasRoute } from '../../routing/routes-context.tsx';
import { login } from './account.api.ts';
import { AccountPage } from './account-page.tsx';
import { isEmail } from './checks.ts';
import { FormFailure } from './form-failure.tsx';
import { landingPath } from './landing-path.ts';
import { useForm } from './use-form.ts';

export default function LoginScreen() {
  const t = useT('shell');
  const navigate = useNavigate();
  const hasRoute = useHasRoute();
  const [search] = useSearchParams();
  const returnTo = safeReturnTo(search.get('returnTo'));

  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      ...(!isEmail(email) && { email: t('form.email.wrong') }),
      ...(isEmpty(password) && { password: t('form.password.missing') }),
    }),
    submit: async ({ email, password }) => {
      const session = signIn((await login(email, password)).token);
      if (session.status === 'signed-in') await navigate(returnTo ?? landingPath(session.user, hasRoute), { replace: true });
    },
  });

  return (
    <AccountPage title={t('login.title')} text={t('login.text')}>
      <FormFailure text={form.failureText} />
      <form css={styles.form} onSubmit={form.handleSubmit} noValidate>
        <FormErrorSummary
          attempt={form.attempt}
          errors={[
            { fieldId: 'email', message: form.errors.email ?? '' },
            { fieldId: 'password', message: form.errors.password ?? '' },
          ].filter(({ message }) => message !== '')}
        />
        <TextField
          id="email"
          label={t('form.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          value={form.values.email}
          error={form.errors.email}
          onChange={({ currentTarget }) => form.set('email', currentTarget.value)}
        />
        <TextField
          id="password"
          label={t('form.password')}
          type="password"
          autoComplete="current-password"
          value={form.values.password}
          error={form.errors.password}
          onChange={({ currentTarget }) => form.set('password', currentTarget.value)}
        />
        <Button type="submit" size="lg" block busy={form.isBusy}>
          {t('session.sign-in')}
        </Button>
      </form>
      <p css={styles.links}>
        <Link to="/request-reset">{t('login.forgot')}</Link>
        <Link to={returnTo === undefined ? '/register' : `/register?${new URLSearchParams({ returnTo }).toString()}`}>{t('login.register')}</Link>
      </p>
    </AccountPage>
  );
}

const styles = {
  form: css({ display: 'grid', gap: space[4] }),
  links: css({ display: 'flex', flexWrap: 'wrap', gap: `${space[3]} ${space[5]}`, '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' } }),
};
