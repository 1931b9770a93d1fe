import { isEmpty } from '@orime/contracts';
import type { SessionUser } from '@orime/contracts';
import { Form, useForm } from '@orime/forms';
import { Link, signIn, useSession } from '@orime/platform';
import { Button, Checkbox, TextField, css, space } from '@orime/ui';
import { useId, useState } from 'react';
import { accountPath } from './account-path.ts';
import { login } from './account.api.ts';
import { isEmail } from './checks.ts';
import { CodeForm } from './code-form.tsx';
import { useSignInT } from './sign-in-texts.ts';
import { SignedInAlready } from './signed-in-already.tsx';
import { UnconfirmedBox } from './unconfirmed-box.tsx';

export type LoginFormProps = {
  /** Carried on to registration and reset. */
  readonly returnTo: string | undefined;
  /** Called once the visitor is signed in, with whether an authenticator must be set up first. */
  readonly onSignedIn: (user: SessionUser, mustEnrol?: boolean) => void;
};

/** Signs in by address and password. */
export function LoginForm({ returnTo, onSignedIn }: LoginFormProps) {
  const t = useSignInT();
  const session = useSession();
  const [challenge, setChallenge] = useState<string>();
  // The form stands on its page and in the account panel, which may be open over that page.
  const id = useId();
  const form = useForm({
    name: `sign-in${id}`,
    initial: { email: '', password: '', remember: true as boolean },
    check: ({ email, password }) => [
      ...(isEmail(email) ? [] : [{ field: 'email', problem: { kind: 'malformed' } as const }]),
      ...(isEmpty(password) ? [{ field: 'password', problem: { kind: 'required' } as const }] : []),
    ],
    say: (field) => t(field === 'email' ? 'form.email.wrong' : 'form.password.missing'),
    send: ({ email, password, remember }) => login(email, password, remember),
    onSent: (answer) => {
      if ('totpRequired' in answer) return setChallenge(answer.challenge);
      const now = signIn(answer.token);
      if (now.status === 'signed-in') onSignedIn(now.user, answer.totpEnrol);
    },
    repeats: true,
  });
  function goBackToPassword(): void {
    // The next press begins a new sign-in, however soon it comes: it is not the second half of a double press.
    form.startOver(form.read());
    setChallenge(undefined);
  }
  if (challenge !== undefined) return <CodeForm challenge={challenge} onSignedIn={onSignedIn} onRestart={goBackToPassword} />;
  if (session.status === 'signed-in' && !form.isBusy && form.status !== 'sent')
    return <SignedInAlready user={session.user} returnTo={returnTo} />;

  return (
    <>
      <Form form={form} guarded={false} named={false}>
        <TextField label={t('form.email')} type="email" autoComplete="username" inputMode="email" {...form.text('email')} />
        <TextField label={t('form.password')} type="password" autoComplete="current-password" {...form.text('password')} />
        <Checkbox label={t('login.remember')} hint={t('login.remember.hint')} {...form.ticked('remember')} />
        <Button type="submit" size="lg" block busy={form.isBusy}>
          {t('session.sign-in')}
        </Button>
      </Form>
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
  links: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[3]} ${space[5]}`,
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
  }),
};
