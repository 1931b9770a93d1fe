import { useLanguage, useMutation, useQuery, useT } from '@orime/platform';
import { Button, css, Notice, space } from '@orime/ui';
import { meQuery, sendVerification } from './dashboard.api.ts';

/** Asks to confirm the address as long as it is not. Fetches; silent when it cannot. */
export function VerifyNotice() {
  const t = useT('designer-studio');
  const language = useLanguage();
  const { data: me } = useQuery(meQuery());
  const sending = useMutation({ mutationFn: (email: string) => sendVerification(email, language) });
  if (me === undefined || me.emailVerified) return null;
  return (
    <Notice tone="warning" title={t('verify.title')}>
      <p>{t('verify.text', { email: me.email })}</p>
      <div css={styles.action} role="status">
        {sending.isSuccess ? t('verify.sent') : <Button variant="secondary" size="sm" busy={sending.isPending} onClick={() => sending.mutate(me.email)}>{t('verify.resend')}</Button>}
        {sending.isError && t('verify.failed')}
      </div>
    </Notice>
  );
}

const styles = { action: css({ marginBlockStart: space[2] }) };
