import type { SessionUser } from '@orime/contracts/api/people/users';
import { useLanguage, useMutation } from '@orime/platform';
import { Badge, Button, Notice, css, space } from '@orime/ui';
import { useCooldown } from '../../screens/account/use-cooldown.ts';
import { sendVerification } from '../account-panel.api.ts';
import { useAccountT } from '../account-texts.ts';

/** The address and whether it is confirmed; a new mail once a minute, after which the page is loaded anew (specification, section 4). */
export function AddressState({ user }: { readonly user: SessionUser }) {
  const t = useAccountT();
  const language = useLanguage();
  const cooldown = useCooldown('verification');
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => sendVerification(user.email, language),
    onSuccess: ({ retryAfterSeconds }) => {
      cooldown.start(retryAfterSeconds);
      window.location.reload();
    },
  });
  return (
    <div css={styles.root}>
      <span css={styles.line}>
        {user.email}{' '}
        <Badge tone={user.emailVerified ? 'success' : 'warning'}>
          {t(user.emailVerified ? 'account.email.confirmed' : 'account.email.waiting')}
        </Badge>
      </span>
      {!user.emailVerified && (
        <>
          {cooldown.secondsLeft > 0 && (
            <Notice tone="success" role="status">
              {t('confirm.text', { email: user.email })}
            </Notice>
          )}
          {isError && (
            <Notice tone="danger" role="alert">
              {t('form.failed')}
            </Notice>
          )}
          <Button
            variant="secondary"
            size="sm"
            css={styles.button}
            busy={isPending}
            disabled={cooldown.secondsLeft > 0}
            onClick={() => mutate()}
          >
            {cooldown.secondsLeft > 0 ? t('form.again', { count: cooldown.secondsLeft }) : t('verify.resend')}
          </Button>
        </>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }),
  button: css({ justifySelf: 'start' }),
};
