import { Link, useLocation, useT } from '@orime/platform';
import { buttonStyles, EmptyState } from '@orime/ui';
import type { Refusal } from './refusal-of.ts';

/** Instead of the screen: sign in and come back, or: this is not yours. */
export function AccessPanel({ refusal }: { readonly refusal: Refusal }) {
  const t = useT('admin');
  const { pathname, search } = useLocation();
  if (refusal === 'forbidden') {
    return (
      <EmptyState
        level={1}
        title={t('access.forbidden.title')}
        text={t('access.forbidden.text')}
        actions={
          <Link css={buttonStyles({ variant: 'secondary' })} to="/">
            {t('access.home')}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      level={1}
      title={t('access.sign-in.title')}
      text={t('access.sign-in.text')}
      actions={
        <Link css={buttonStyles({ variant: 'primary' })} to={`/login?returnTo=${encodeURIComponent(pathname + search)}`}>
          {t('access.sign-in.action')}
        </Link>
      }
    />
  );
}
