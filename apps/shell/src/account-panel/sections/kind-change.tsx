import type { SessionUser, UserType } from '@orime/contracts/api/people/users';
import { Form, useForm } from '@orime/forms';
import { isApiError, signIn, useNavigate } from '@orime/platform';
import { Button, Notice, RadioGroup, css } from '@orime/ui';
import { KINDS } from '../../screens/account/kinds.ts';
import { setProfileType } from '../account-panel.api.ts';
import { useAccountT } from '../account-texts.ts';

/** Another kind of account, as long as nothing belongs to the present one; then on to the dashboard (specification, section 2). */
export function KindChange({ user }: { readonly user: SessionUser }) {
  const t = useAccountT();
  const navigate = useNavigate();
  const form = useForm<{ readonly type: UserType | '' }>({
    name: 'account-kind',
    initial: { type: user.type ?? '' },
    send: async ({ type }) => {
      if (type === '') return;
      signIn((await setProfileType(user, type)).token);
    },
    onSent: () => {
      void navigate('/dashboard');
    },
  });
  const type = form.value('type');
  const isKept = isApiError(form.failure) && form.failure.status === 409;
  const kept = (
    <Notice tone="warning" role="alert" title={t('account.kind.kept')}>
      {t('account.kind.kept.text')}
    </Notice>
  );
  return (
    <Form form={form} guarded={false} named={false} {...(isKept && { failureNotice: kept })}>
      <RadioGroup
        framed
        legend={t('register.kind')}
        {...type}
        options={KINDS.map((kind) => ({ value: kind, label: t(`register.kind.${kind}`), hint: t(`register.kind.${kind}.hint`) }))}
      />
      <Button type="submit" variant="secondary" css={styles.submit} busy={form.isBusy} disabled={type.value === (user.type ?? '')}>
        {t('account.kind.submit')}
      </Button>
    </Form>
  );
}

const styles = { submit: css({ justifySelf: 'start' }) };
