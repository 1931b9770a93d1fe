import { Link, isApiError, api, getSession, reportError, signIn, useNavigate, useSearchParams, useT } from '@orime/platform';
import { FailedState, Heading, Page, Spinner, Text, VisuallyHidden, buttonStyles, css, space } from '@orime/ui';
import { useEffect, useRef, useState } from 'react';
import { isAllowedCallback, takePending } from './pending-sign-in.ts';

/** Where a provider sends the browser after its sign-in: tells our api and goes on to the mailer (specification, sections 2 and 8). */
export default function ProviderCallbackScreen() {
  const t = useT('admin');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [failure, setFailure] = useState<Failure>();
  const hasBegun = useRef(false);

  // Synchronises our api with the answer that is in the address; once, because a code works once.
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    finish(search).then(
      () => navigate('/gmailer', { replace: true }),
      (error: unknown) => {
        reportError(error, { info: 'provider sign-in callback', remote: 'admin' });
        setFailure(reasonOf(error));
      },
    );
  }, [search, navigate]);

  if (failure === undefined) {
    return (
      <Page>
        <VisuallyHidden>
          <Heading level={1}>{t('callback.title')}</Heading>
        </VisuallyHidden>
        <p css={styles.busy} role="status">
          <Spinner size={20} /> <Text as="span">{t('callback.busy')}</Text>
        </p>
      </Page>
    );
  }
  return (
    <Page>
      <FailedState
        level={1}
        title={t('callback.failed')}
        text={t(`callback.failed.${failure}`)}
        actions={
          <Link css={buttonStyles()} to="/authorize-oauth">
            {t('callback.again')}
          </Link>
        }
      />
    </Page>
  );
}

type Failure = 'refused' | 'unknown' | 'server';

class CallbackError extends Error {
  override readonly name = 'CallbackError';
  readonly reason: Failure;

  constructor(reason: Failure, message: string) {
    super(message);
    this.reason = reason;
  }
}

async function finish(search: URLSearchParams): Promise<void> {
  const pending = takePending();
  if (search.has('error')) throw new CallbackError('refused', 'The provider sign-in was refused by its user or the provider.');
  const [code, state] = [search.get('code'), search.get('state')];
  if (code === null || pending === undefined || state !== pending.state)
    throw new CallbackError('unknown', 'The provider sign-in was not begun in this tab.');
  if (!isAllowedCallback(pending.callback, window.location.origin))
    throw new CallbackError('unknown', 'The provider sign-in names a callback that is not allowed.');
  const session = getSession();
  const user = session.status === 'signed-in' ? session.user._id : null;
  const { token } = await api.post<{ readonly token: string }>(pending.callback, { user, code, state });
  signIn(token);
}

function reasonOf(error: unknown): Failure {
  if (error instanceof CallbackError) return error.reason;
  return isApiError(error) && error.status < 500 && error.status > 0 ? 'unknown' : 'server';
}

const styles = { busy: css({ display: 'flex', alignItems: 'center', gap: space[3] }) };
