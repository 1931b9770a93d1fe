import type { SessionUser, UserType } from '@orime/contracts/api/people/users';
import { isApiError, signIn, useNavigate } from '@orime/platform';
import { Button, Notice, RadioGroup, css, space } from '@orime/ui';
import { FormFailure } from '../../screens/account/form-failure.tsx';
import { KINDS } from '../../screens/account/kinds.ts';
import { useForm } from '../../screens/account/use-form.ts';
import { setProfileType } from '../account-panel.api.ts';
import { useAccountT } from '../account-texts.ts';

/** Another kind of account, as long as nothing belongs to the present one; then on to the dashboard (specification, section 2). */
export function KindChange({ user }: { readonly user: SessionUser }) {
  const t = useAccountT();
  const navigate = useNavigate();
  const form = useForm<{ readonly type: UserType | '' }>({
    initial: { type: user.type ?? '' },
    check: () => ({}),
    submit: async ({ type }) => {
      if (type === '') return undefined;
      signIn((await setProfileType(user, type)).token);
      void navigate('/dashboard');
      return 'leaving';
    },
  });
  const isKept = isApiError(form.failure) && form.failure.status === 409;
  return (
    <form css={styles.form} onSubmit={form.handleSubmit} noValidate>
      {isKept ? (
        <Notice tone="warning" role="alert" title={t('account.kind.kept')}>
          {t('account.kind.kept.text')}
        </Notice>
      ) : (
        <FormFailure text={form.failureText} />
      )}
      <RadioGroup
        framed
        legend={t('register.kind')}
        value={form.values.type}
        onChange={(type) => form.set('type', type)}
        options={KINDS.map((kind) => ({ value: kind, label: t(`register.kind.${kind}`), hint: t(`register.kind.${kind}.hint`) }))}
      />
      <Button type="submit" variant="secondary" css={styles.submit} busy={form.isBusy} disabled={form.values.type === (user.type ?? '')}>
        {t('account.kind.submit')}
      </Button>
    </form>
  );
}

const styles = { form: css({ display: 'grid', gap: space[4] }), submit: css({ justifySelf: 'start' }) };
