import { api, useLanguage, useMutation, useSession, useT } from '@orime/platform';
import { Button, Notice, css, space } from '@orime/ui';

/** For a member whose address is not confirmed: sends the link again, after which the page is loaded anew (specification, section 4). */
export function ConfirmAddress() {
  const t = useT('shell');
  const session = useSession();
  const language = useLanguage();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (email: string) => api.post('/api/users/send-email-verification', { email, locale: language }),
    onSuccess: () => window.location.reload(),
  });
  if (session.status !== 'signed-in' || session.user.emailVerified) return null;
  const { email } = session.user;
  return (
    <Notice tone="warning" title={t('confirm.title')}>
      <p css={styles.text}>{t(isError ? 'form.failed' : 'confirm.text', { email })}</p>
      <Button size="sm" variant="secondary" busy={isPending} onClick={() => mutate(email)}>
        {t('verify.resend')}
      </Button>
    </Notice>
  );
}

const styles = { text: css({ marginBlockEnd: space[2] }) };
