import { Link, useSearchParams } from '@orime/platform';
import { safeReturnTo } from '../../routing/register-path.ts';
import { AccountPage } from './account-page.tsx';
import { accountPath } from './account-path.ts';
import { requestReset } from './account.api.ts';
import { EmailBox } from './email-box.tsx';
import { useSignInT } from './sign-in-texts.ts';

export default function RequestResetScreen() {
  const t = useSignInT();
  const [search] = useSearchParams();
  return (
    <AccountPage title={t('request-reset.title')} text={t('request-reset.text')}>
      <EmailBox kind="reset" submitLabel={t('request-reset.submit')} doneText={t('request-reset.done')} onSend={requestReset} />
      <p>
        <Link to={accountPath('/login', safeReturnTo(search.get('returnTo')))} replace>
          {t('request-reset.back')}
        </Link>
      </p>
    </AccountPage>
  );
}
