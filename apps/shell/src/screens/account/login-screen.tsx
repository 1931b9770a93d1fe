import { useNavigate, useSearchParams } from '@orime/platform';
import { landingPath } from '../../routing/landing-path.ts';
import { safeReturnTo } from '../../routing/register-path.ts';
import { useHasRoute } from '../../routing/routes-context.tsx';
import { AccountPage } from './account-page.tsx';
import { AccountPicture } from './account-picture.tsx';
import { LoginForm } from './login-form.tsx';
import { useSignInT } from './sign-in-texts.ts';

export default function LoginScreen() {
  const t = useSignInT();
  const navigate = useNavigate();
  const hasRoute = useHasRoute();
  const [search] = useSearchParams();
  const returnTo = safeReturnTo(search.get('returnTo'));

  return (
    <AccountPage title={t('login.title')} text={t('login.text')} picture={<AccountPicture />}>
      <LoginForm
        returnTo={returnTo}
        onSignedIn={(user, mustEnrol) => {
          void navigate(mustEnrol === true ? '/?account=security' : (returnTo ?? landingPath(user, hasRoute)), { replace: true });
        }}
      />
    </AccountPage>
  );
}
