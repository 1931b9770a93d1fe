import { Link, signOut, useSession, useT } from '@orime/platform';
import { Button, buttonStyles, css, space } from '@orime/ui';
import { User } from '@orime/ui/icons';
import { AccountLink } from '../../account-panel/account-link.tsx';

/** Who one is: the way in, or the profile, the account's settings and the way out. */
export function MenuAccount() {
  const t = useT('shell');
  const session = useSession();
  if (session.status !== 'signed-in') {
    return (
      <div css={styles.root}>
        <Link css={buttonStyles()} to="/register">
          {t('session.sign-up')}
        </Link>
        <Link css={buttonStyles({ variant: 'secondary' })} to="/login">
          {t('session.sign-in')}
        </Link>
      </div>
    );
  }
  return (
    <div css={styles.root}>
      <Link css={buttonStyles({ variant: 'secondary' })} to="/dashboard">
        <User size={18} strokeWidth={1.5} aria-hidden />
        {t('session.profile')}
      </Link>
      <AccountLink css={buttonStyles({ variant: 'secondary' })} />
      <Button css={styles.out} variant="ghost" onClick={() => signOut()}>
        {t('session.sign-out')}
      </Button>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3] }),
  out: css({ gridColumn: '1 / -1' }),
};
