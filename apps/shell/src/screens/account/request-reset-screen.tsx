import { Link, useT } from '@orime/platform';
import { requestReset } from './account.api.ts';
import { AccountPage } from './account-page.tsx';
import { EmailBox } from './email-box.tsx';

export default function RequestResetScreen() {
  const t = useT('shell');
  return (
    <AccountPage title={t('request-reset.title')} text={t('request-reset.text')}>
      <EmailBox submitLabel={t('request-reset.submit')} doneText={t('request-reset.done')} onSend={requestReset} />
      <p>
        <Link to="/login">{t('request-reset.back')}</Link>
      </p>
    </AccountPage>
  );
}
