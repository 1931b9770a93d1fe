import type { SessionUser } from '@orime/contracts';
import { Link, Navigate, signOut } from '@orime/platform';
import { Button, Notice, buttonStyles, css, space } from '@orime/ui';
import { landingPath } from '../../routing/landing-path.ts';
import { useHasRoute } from '../../routing/routes-context.tsx';
import { useSignInT } from './sign-in-texts.ts';

export type SignedInAlreadyProps = {
  readonly user: SessionUser;
  readonly returnTo: string | undefined;
};

/** Instead of a form for visitors: who is signed in goes on to where they wanted to be, or says who they would rather be. */
export function SignedInAlready({ user, returnTo }: SignedInAlreadyProps) {
  const t = useSignInT();
  const hasRoute = useHasRoute();
  if (returnTo !== undefined) return <Navigate to={returnTo} replace />;
  return (
    <Notice tone="info" role="status" title={t('login.already', { name: user.name })}>
      <div css={styles.actions}>
        <Link css={buttonStyles()} to={landingPath(user, hasRoute)} replace>
          {t('login.already.go-on')}
        </Link>
        <Button variant="secondary" onClick={() => signOut()}>
          {t('login.already.other')}
        </Button>
      </div>
    </Notice>
  );
}

const styles = { actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[3] }) };
