import type { Onboarding } from '@orime/contracts/api/people/profile';
import { Link, useT } from '@orime/platform';
import { buttonStyles, EmptyState } from '@orime/ui';

/** Where the workshop stands in the directory, or that it is yet to be described. */
export function PublicPage({ status }: { readonly status: Onboarding['status'] | undefined }) {
  const t = useT('designer-studio');
  if (status !== null && status !== 'approved') return null;
  return (
    <EmptyState
      title={t(status === null ? 'dashboard.producer.title' : 'dashboard.producer.open.title')}
      text={t(status === null ? 'dashboard.producer.text' : 'dashboard.producer.open.text')}
      actions={
        <Link css={buttonStyles({ variant: 'secondary' })} to="/globe">
          {t('dashboard.globe')}
        </Link>
      }
    />
  );
}
