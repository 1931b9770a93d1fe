import { isEmpty } from '@orime/contracts';
import { Link, isApiError, signIn, useLanguage, useNavigate, useQuery, useSearchParams, useT } from '@orime/platform';
import { Button, Checkbox, FormErrorSummary, Notice, RadioGroup, TextField, css, space } from '@orime/ui';
import { safeReturnTo } from '../../routing/register-path.ts';
import { register, settingsQuery } from './account.api.ts';
import { AccountPage } from './account-page.tsx';
import { MIN_PASSWORD, isEmail, isStrongEnough } from './checks.ts';
import { FormFailure } from './form-failure.tsx';
import { AFTER_REGISTRATION, KINDS, kindOf } from './kinds.ts';
import { PasswordStrength } from './password-strength.tsx';
import { useForm } from './use-form.ts';

export default function RegisterScreen() {
  const t = useT('shell');
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { data: settings } = useQuery(settingsQuery());
  const returnTo = safeReturnTo(search.get('returnTo'));
  const loginPath = returnTo === undefined ? '/login' : `/login?${new URLSearchParams({ returnTo }).toString()}`;

  const form = useForm({
    initial: { type: kindOf(search.get('type')), name: '', email: '', password: '', terms: false as boolean, marketing: false as boolean },
    check: ({ name, email, password, terms }) => ({
      ...(isEmpty(name) && { name: t('form.name.missing') }),
      ...(!isEmail(email) && { email: t('form.email.wrong') }),
      ...(!isStrongEnough(password) && { password: t('form.password.short', { count: MIN_PASSWORD }) }),
      ...(!terms && { terms: t('register.terms.missing') }),
    }),
    submit: async ({ type, name, email, password, marketing }) => {
      const { token } = await register({ type, name, email, password, marketing, locale: language, termsVersion: settings?.termsVersion ?? '1' });
      signIn(token);
      await navigate(AFTER_REGISTRATION[type], { replace: true });
    },
  });
  const { values, errors } = form;
  const isKnown = isApiError(form.failure) && form.failure.code === 'email_in_use';
  const wrong = (['name', 'email', 'password', 'terms'] as const).flatMap((fieldId) => (errors[fieldId] === undefined ? [] : [{ fieldId, message: errors[fieldId] }]));

  return (
    <AccountPage title={t('register.title')} text={t('register.text')}>
      {search.get('reason') === 'expired' && (
        <Notice tone="warning" role="status" title={t('register.expired')}>
          <Link to={loginPath}>{t('register.expired.link')}</Link>
        </Notice>
      )}
      <p css={styles.known}>
        {t('register.known')} <Link to={loginPath}>{t('session.sign-in')}</Link>
      </p>
      {isKnown ? (
        <Notice tone="danger" role="alert" title={form.failureText}>
          <Link to={loginPath}>{t('register.email-in-use.link')}</Link>
        </Notice>
      ) : (
        <FormFailure text={form.failureText} />
      )}
      <form css={styles.form} onSubmit={form.handleSubmit} noValidate>
        <FormErrorSummary attempt={form.attempt} errors={wrong} />
        <RadioGroup
          framed
          legend={t('register.kind')}
          value={values.type}
          onChange={(type) => form.set('type', type)}
          options={KINDS.map((kind) => ({ value: kind, label: t(`register.kind.${kind}`), hint: t(`register.kind.${kind}.hint`) }))}
        />
        <TextField id="name" label={t('form.name')} autoComplete="name" value={values.name} error={errors.name} onChange={({ currentTarget }) => form.set('name', currentTarget.value)} />
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
          label={t('register.terms')}
          hint={<Link to="/terms-of-service">{t('register.terms.read')}</Link>}
          checked={values.terms}
          error={errors.terms}
          onChange={({ currentTarget }) => form.set('terms', currentTarget.checked)}
        />
        <Checkbox label={t('register.marketing')} checked={values.marketing} onChange={({ currentTarget }) => form.set('marketing', currentTarget.checked)} />
        <Button type="submit" size="lg" block busy={form.isBusy}>
          {t('register.submit')}
        </Button>
      </form>
    </AccountPage>
  );
}

const styles = {
  form: css({ display: 'grid', gap: space[4] }),
  known: css({ '& a': { display: 'inline-block', paddingBlock: space[3], marginInlineStart: space[1] } }),
};
