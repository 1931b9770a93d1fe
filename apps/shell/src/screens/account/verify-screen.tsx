import { isApiError, signIn, useNavigate, useParams, useQuery } from '@orime/platform';
import { FailedState, Spinner, css, showToast, space } from '@orime/ui';
import { useEffect, useRef } from 'react';
import { AccountPage } from './account-page.tsx';
import { sendVerification, verifyQuery } from './account.api.ts';
import { DEAD_LINK } from './dead-link.ts';
import { EmailBox } from './email-box.tsx';
import { useSignInT } from './sign-in-texts.ts';

/** Follows the link of a verification mail: its token signs in, before any guard asks for a session (decision T1). */
export default function VerifyScreen() {
  const t = useSignInT();
  const navigate = useNavigate();
  const { uniqueString = '' } = useParams();
  const { data, error, isError, isFetching, refetch } = useQuery(verifyQuery(uniqueString));

  const doneText = t('verify.done');
  const isFollowed = useRef(false);
  // Synchronises session and address with the answer, which comes after the link was followed and not from a press.
  useEffect(() => {
    if (data === undefined || isFollowed.current) return;
    isFollowed.current = true;
    signIn(data.token);
    showToast({ message: doneText, tone: 'success' });
    void navigate('/dashboard', { replace: true });
  }, [data, doneText, navigate]);

  if (!isError) {
    return (
      <AccountPage title={t('verify.title')}>
        <p css={styles.busy} role="status">
          <Spinner size={20} /> {t('spinner.text')}
        </p>
      </AccountPage>
    );
  }
  // No word about the link: it may still be good.
  if (!isApiError(error) || !DEAD_LINK.has(error.code)) {
    return (
      <AccountPage title={t('verify.title')}>
        <FailedState busy={isFetching} onRetry={() => void refetch()} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('verify.expired.title')} text={t('verify.expired.text')}>
      <EmailBox kind="verification" submitLabel={t('verify.resend')} doneText={t('verify.resent')} onSend={sendVerification} />
    </AccountPage>
  );
}

const styles = { busy: css({ display: 'flex', alignItems: 'center', gap: space[3] }) };
