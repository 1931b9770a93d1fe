import { isEmpty } from '@orime/contracts';
import type { SessionUser } from '@orime/contracts';
import { Link, signIn, useSession } from '@orime/platform';
import { Button, Checkbox, FormErrorSummary, TextField, css, space } from '@orime/ui';
import { useId, useState } from 'react';
import { accountPath } from './account-path.ts';
import { login } from './account.api.ts';
import { isEmail } from './checks.ts';
import { CodeForm } from './code-form.tsx';
import { FormFailure } from './form-failure.tsx';
import { useSignInT } from './sign-in-texts.ts';
import { SignedInAlready } from './signed-in-already.tsx';
import { UnconfirmedBox } from './unconfirmed-box.tsx';
import { useForm } from './use-form.ts';

export type LoginFormProps = {
  /** Carried on to registration and reset. */
  readonly returnTo: string | undefined;
  /** Called once the visitor is signed in, with whether an authenticator must be set up first; answers `leaving` when the page changes. */
  readonly onSignedIn: (user: SessionUser, mustEnrol?: boolean) => 'leaving' | void;
};

/** Signs in by address and password. */
export function LoginForm({ returnTo, onSignedIn }: LoginFormProps) {
  const t = useSignInT();
  const session = useSession();
  const [challenge, setChallenge] = useState<string>();
  const form = useForm({
    initial: { email: '', password: '', remember: true as boolean },
    check: ({ email, password }) => ({
      ...(!isEmail(email) && { email: t('form.email.wrong') }),
      ...(isEmpty(password) && { password: t('form.password.missing') }),
    }),
    submit: async ({ email, password, remember }) => {
      const answer = await login(email, password, remember);
      if ('totpRequired' in answer) return setChallenge(answer.challenge);
      const now = signIn(answer.token);
      return now.status === 'signed-in' ? onSignedIn(now.user, answer.totpEnrol) : undefined;
    },
  });
  const { values, errors } = form;
  // The form stands on its page and in the account panel, which may be open over that page.
  const id = useId();
  if (challenge !== undefined) return <CodeForm challenge={challenge} onSignedIn={onSignedIn} onRestart={() => setChallenge(undefined)} />;
  if (session.status === 'signed-in' && !form.isBusy) return <SignedInAlready user={session.user} returnTo={returnTo} />;

  return (
    <>
      <FormFailure text={form.failureText} />
      <form css={styles.form} onSubmit={form.handleSubmit} noValidate>
        <FormErrorSummary
          attempt={form.attempt}
          errors={(['email', 'password'] as const).flatMap((name) =>
            errors[name] === undefined ? [] : [{ fieldId: `${id}${name}`, message: errors[name] }],
          )}
        />
        <TextField
          id={`${id}email`}
          label={t('form.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          value={values.email}
          error={errors.email}
          onChange={({ currentTarget }) => form.set('email', currentTarget.value)}
        />
        <TextField
          id={`${id}password`}
          label={t('form.password')}
          type="password"
          autoComplete="current-password"
          value={values.password}
          error={errors.password}
          onChange={({ currentTarget }) => form.set('password', currentTarget.value)}
        />
        <Checkbox
          label={t('login.remember')}
          hint={t('login.remember.hint')}
          checked={values.remember}
          onChange={({ currentTarget }) => form.set('remember', currentTarget.checked)}
        />
        <Button type="submit" size="lg" block busy={form.isBusy}>
          {t('session.sign-in')}
        </Button>
      </form>
      <p css={styles.links}>
        <Link to={accountPath('/request-reset', returnTo)} replace>
          {t('login.forgot')}
        </Link>
        <Link to={accountPath('/register', returnTo)} replace>
          {t('login.register')}
        </Link>
      </p>
      <UnconfirmedBox />
    </>
  );
}

const styles = {
  form: css({ display: 'grid', gap: space[4] }),
  links: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[3]} ${space[5]}`,
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
  }),
};
