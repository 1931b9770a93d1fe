import { isEmpty } from '@orime/contracts';
import type { PublicSettings } from '@orime/contracts/api/site/site';
import { Form, useForm } from '@orime/forms';
import { Link, Trans, isApiError, signIn, useLanguage, useNavigate, useRouteRead, useSearchParams, useSession } from '@orime/platform';
import { Button, Checkbox, Heading, Notice, RadioGroup, Text, TextField, buttonStyles, color, css, space } from '@orime/ui';
import { useEffect, useState } from 'react';
import { safeReturnTo } from '../../routing/register-path.ts';
import { publicSettingsRead } from '../public-settings-read.ts';
import { accountPath } from './account-path.ts';
import { register } from './account.api.ts';
import { MIN_PASSWORD, isEmail, isStrongEnough } from './checks.ts';
import { KINDS, kindOf, pathAfterRegistration } from './kinds.ts';
import { PasswordStrength } from './password-strength.tsx';
import { useSignInT } from './sign-in-texts.ts';
import { SignedInAlready } from './signed-in-already.tsx';

export type RegisterFormProps = {
  /** Told how many of the required parts are right, of how many: a scene beside the form may follow. */
  readonly onProgress?: (done: number, total: number) => void;
};

/** Registration with everything around it: the notice of an ended session, the way to sign in, the way back. */
export function RegisterForm({ onProgress }: RegisterFormProps) {
  const t = useSignInT();
  const language = useLanguage();
  const navigate = useNavigate();
  const session = useSession();
  const [search] = useSearchParams();
  const { data: settings } = useRouteRead<PublicSettings>(publicSettingsRead);
  const returnTo = safeReturnTo(search.get('returnTo'));
  const loginPath = accountPath('/login', returnTo);
  const isExpired = search.get('reason') === 'expired';
  // A page for members sends its visitors here, most of whom have an account.
  const isSentHere = returnTo !== undefined && !isExpired;

  const [isKnown, setKnown] = useState(false);
  const form = useForm({
    name: 'register',
    initial: { type: kindOf(search.get('type')), name: '', email: '', password: '', terms: false as boolean, marketing: false as boolean },
    check: (given) => PARTS.filter((part) => !IS_RIGHT[part](given)).map((field) => ({ field, problem: { kind: 'malformed' } })),
    say: (field, { kind, code }) => {
      if (code !== undefined && code !== 'validation') return undefined;
      if (field === 'password' && kind === 'refused') return t('form.password.refused');
      return isPart(field) ? t(WRONG[field], { count: MIN_PASSWORD }) : undefined;
    },
    send: async ({ terms: _, ...given }) => {
      setKnown(false);
      return register({ ...given, locale: language, termsVersion: settings?.termsVersion ?? '1' }).catch((error: unknown) => {
        setKnown(isApiError(error) && error.code === 'email_in_use');
        throw error;
      });
    },
    onSent: ({ token }) => {
      signIn(token);
      void navigate(pathAfterRegistration(form.read().type, returnTo), { replace: true });
    },
  });
  const values = form.followAll();
  const done = PARTS.filter((part) => IS_RIGHT[part](values)).length;
  // Synchronises whoever draws the progress with what is filled in.
  useEffect(() => onProgress?.(done, PARTS.length), [done, onProgress]);

  if (session.status === 'signed-in' && !form.isBusy && form.status !== 'sent')
    return <SignedInAlready user={session.user} returnTo={returnTo} />;

  return (
    <>
      {isExpired && (
        <Notice tone="warning" role="status" title={t('register.expired')}>
          <Link to={loginPath} replace>
            {t('register.expired.link')}
          </Link>
        </Notice>
      )}
      {isSentHere ? (
        <section css={styles.first} aria-labelledby="register-first">
          <Heading level={2} size={4} id="register-first">
            {t('register.first.title')}
          </Heading>
          <Text tone="muted">{t('register.first.text')}</Text>
          <div>
            <Link css={buttonStyles({ size: 'lg' })} to={loginPath} replace>
              {t('session.sign-in')}
            </Link>
          </div>
        </section>
      ) : (
        <p css={styles.known}>
          {t('register.known')}{' '}
          <Link to={loginPath} replace>
            {t('session.sign-in')}
          </Link>
        </p>
      )}
      {isKnown && (
        <Notice tone="warning" role="status">
          <Link to={loginPath} replace>
            {t('register.email-in-use.link')}
          </Link>
        </Notice>
      )}
      <Form form={form} guarded={false} named={false}>
        <TextField label={t('form.name')} autoComplete="name" {...form.text('name')} />
        <TextField label={t('form.email')} type="email" inputMode="email" autoComplete="email" {...form.text('email')} />
        <TextField
          label={t('form.password')}
          type="password"
          autoComplete="new-password"
          hint={<PasswordStrength password={values.password} />}
          {...form.text('password')}
        />
        <RadioGroup
          framed
          legend={t('register.kind')}
          {...form.value('type')}
          options={KINDS.map((kind) => ({ value: kind, label: t(`register.kind.${kind}`), hint: t(`register.kind.${kind}.hint`) }))}
        />
        <Checkbox
          label={<Trans ns="shell" i18nKey="register.terms" components={{ terms: <Link to="/terms-of-service" /> }} />}
          {...form.ticked('terms')}
        />
        <Checkbox label={t('register.marketing')} {...form.ticked('marketing')} />
        <Button type="submit" size="lg" block busy={form.isBusy}>
          {t('register.submit')}
        </Button>
      </Form>
    </>
  );
}

interface Given {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly terms: boolean;
}

const PARTS = ['name', 'email', 'password', 'terms'] as const satisfies readonly (keyof Given)[];
const isPart = (field: string): field is keyof Given => PARTS.some((part) => part === field);
const IS_RIGHT: Readonly<Record<keyof Given, (given: Given) => boolean>> = {
  name: ({ name }) => !isEmpty(name),
  email: ({ email }) => isEmail(email),
  password: ({ password }) => isStrongEnough(password),
  terms: ({ terms }) => terms,
};
const WRONG: Readonly<Record<keyof Given, string>> = {
  name: 'form.name.missing',
  email: 'form.email.wrong',
  password: 'form.password.short',
  terms: 'register.terms.missing',
};

const styles = {
  first: css({ display: 'grid', gap: space[3], padding: space[5], background: color.surface, border: `1px solid ${color.line}` }),
  known: css({ '& a': { display: 'inline-block', paddingBlock: space[3], marginInlineStart: space[1] } }),
};
