import { isEmpty } from '@orime/contracts';
import { Link, Trans, isApiError, signIn, useLanguage, useNavigate, useQuery, useSearchParams, useSession } from '@orime/platform';
import { Button, Checkbox, FormErrorSummary, Notice, RadioGroup, TextField, css, space } from '@orime/ui';
import { useEffect } from 'react';
import { safeReturnTo } from '../../routing/register-path.ts';
import { accountPath } from './account-path.ts';
import { register, settingsQuery } from './account.api.ts';
import { MIN_PASSWORD, isEmail, isStrongEnough } from './checks.ts';
import { FormFailure } from './form-failure.tsx';
import { KINDS, kindOf, pathAfterRegistration } from './kinds.ts';
import { PasswordStrength } from './password-strength.tsx';
import { useSignInT } from './sign-in-texts.ts';
import { SignedInAlready } from './signed-in-already.tsx';
import { useForm } from './use-form.ts';

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
  const { data: settings } = useQuery(settingsQuery());
  const returnTo = safeReturnTo(search.get('returnTo'));
  const loginPath = accountPath('/login', returnTo);

  const form = useForm({
    initial: { type: kindOf(search.get('type')), name: '', email: '', password: '', terms: false as boolean, marketing: false as boolean },
    check: (given) =>
      Object.fromEntries(PARTS.filter((part) => !IS_RIGHT[part](given)).map((part) => [part, t(WRONG[part], { count: MIN_PASSWORD })])),
    say: { email: t('form.email.wrong'), password: t('form.password.refused'), name: t('form.name.missing') },
    submit: async ({ type, name, email, password, marketing }) => {
      const { token } = await register({
        type,
        name,
        email,
        password,
        marketing,
        locale: language,
        termsVersion: settings?.termsVersion ?? '1',
      });
      signIn(token);
      void navigate(pathAfterRegistration(type, returnTo), { replace: true });
      return 'leaving';
    },
  });
  const { values, errors } = form;
  const done = PARTS.filter((part) => IS_RIGHT[part](values)).length;
  // Synchronises whoever draws the progress with what is filled in.
  useEffect(() => onProgress?.(done, PARTS.length), [done, onProgress]);

  if (session.status === 'signed-in' && !form.isBusy) return <SignedInAlready user={session.user} returnTo={returnTo} />;
  const isKnown = isApiError(form.failure) && form.failure.code === 'email_in_use';

  return (
    <>
      {search.get('reason') === 'expired' && (
        <Notice tone="warning" role="status" title={t('register.expired')}>
          <Link to={loginPath} replace>
            {t('register.expired.link')}
          </Link>
        </Notice>
      )}
      <p css={styles.known}>
        {t('register.known')}{' '}
        <Link to={loginPath} replace>
          {t('session.sign-in')}
        </Link>
      </p>
      {isKnown ? (
        <Notice tone="danger" role="alert" title={form.failureText}>
          <Link to={loginPath} replace>
            {t('register.email-in-use.link')}
          </Link>
        </Notice>
      ) : (
        <FormFailure text={form.failureText} />
      )}
      <form css={styles.form} onSubmit={form.handleSubmit} noValidate>
        <FormErrorSummary
          attempt={form.attempt}
          errors={PARTS.flatMap((fieldId) => (errors[fieldId] === undefined ? [] : [{ fieldId, message: errors[fieldId] }]))}
        />
        <RadioGroup
          framed
          legend={t('register.kind')}
          value={values.type}
          onChange={(type) => form.set('type', type)}
          options={KINDS.map((kind) => ({ value: kind, label: t(`register.kind.${kind}`), hint: t(`register.kind.${kind}.hint`) }))}
        />
        <TextField
          id="name"
          label={t('form.name')}
          autoComplete="name"
          value={values.name}
          error={errors.name}
          onChange={({ currentTarget }) => form.set('name', currentTarget.value)}
        />
        <TextField
          id="email"
          label={t('form.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          value={values.email}
          error={errors.email}
          onChange={({ currentTarget }) => form.set('email', currentTarget.value)}
        />
        <TextField
          id="password"
          label={t('form.password')}
          type="password"
          autoComplete="new-password"
          value={values.password}
          error={errors.password}
          hint={<PasswordStrength password={values.password} />}
          onChange={({ currentTarget }) => form.set('password', currentTarget.value)}
        />
        <Checkbox
          id="terms"
          label={<Trans ns="shell" i18nKey="register.terms" components={{ terms: <Link to="/terms-of-service" /> }} />}
          checked={values.terms}
          error={errors.terms}
          onChange={({ currentTarget }) => form.set('terms', currentTarget.checked)}
        />
        <Checkbox
          label={t('register.marketing')}
          checked={values.marketing}
          onChange={({ currentTarget }) => form.set('marketing', currentTarget.checked)}
        />
        <Button type="submit" size="lg" block busy={form.isBusy}>
          {t('register.submit')}
        </Button>
      </form>
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
  form: css({ display: 'grid', gap: space[4] }),
  known: css({ '& a': { display: 'inline-block', paddingBlock: space[3], marginInlineStart: space[1] } }),
};
