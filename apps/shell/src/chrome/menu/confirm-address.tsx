import type { LinkMail } from '@orime/contracts/api/people/users';
import { api, useLanguage, useMutation, useSession, useT } from '@orime/platform';
import { Button, Notice, css, space } from '@orime/ui';
import { useCooldown } from '../../screens/account/use-cooldown.ts';

/** For a member whose address is not confirmed: sends the link again, once a minute, after which the page is loaded anew (specification, section 4). */
export function ConfirmAddress() {
  const t = useT('shell');
  const session = useSession();
  const language = useLanguage();
  const cooldown = useCooldown('verification');
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (email: string) => api.post<LinkMail>('/api/users/send-email-verification', { email, locale: language }),
    onSuccess: ({ retryAfterSeconds }) => {
      cooldown.start(retryAfterSeconds);
      window.location.reload();
    },
  });
  if (session.status !== 'signed-in' || session.user.emailVerified) return null;
  const { email } = session.user;
  return (
    <Notice tone="warning" title={t('confirm.title')}>
      <p css={styles.text}>{t(isError ? 'form.failed' : 'confirm.text', { email })}</p>
      <Button size="sm" variant="secondary" busy={isPending} disabled={cooldown.secondsLeft > 0} onClick={() => mutate(email)}>
        {cooldown.secondsLeft > 0 ? t('form.again', { count: cooldown.secondsLeft }) : t('verify.resend')}
      </Button>
    </Notice>
  );
}

const styles = { text: css({ marginBlockEnd: space[2] }) };
