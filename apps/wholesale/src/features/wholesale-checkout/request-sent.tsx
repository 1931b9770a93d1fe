import { Link, useT } from '@orime/platform';
import { buttonStyles, EmptyState, Page } from '@orime/ui';

/** What happens next, after a request has been sent. */
export function RequestSent() {
  const t = useT('wholesale');
  return (
    <Page>
      <EmptyState
        level={1}
        title={t('checkout.sent.title')}
        text={t('checkout.sent.text')}
        actions={
          <Link css={buttonStyles()} to="/buyer/dashboard">
            {t('checkout.sent.dashboard')}
          </Link>
        }
      />
    </Page>
  );
}
