import { isApiError, Link, useLocation } from '@orime/platform';
import { buttonStyles, EmptyState } from '@orime/ui';
import type { ReactNode } from 'react';
import { useAccessText } from './access-texts.ts';

/** Why a screen is not shown. Taken from the code of the refusal alone, never from the reader's role. */
export type AccessRefusal = 'sign-in' | 'forbidden' | 'buyer_unverified' | 'not_found';

export type AccessPanelProps = {
  readonly refusal: AccessRefusal;
  /** What one would need, where the screen can say it better: "Only the designer of this garment sees this page." */
  readonly title?: string;
  readonly text?: ReactNode;
  readonly level?: 1 | 2;
};

/** Instead of a screen: sign in and come back, wait for the verification, or: this is not yours. */
export function AccessPanel({ refusal, title, text, level = 1 }: AccessPanelProps) {
  const t = useAccessText();
  const { pathname, search } = useLocation();
  const login = `/login?returnTo=${encodeURIComponent(pathname + search)}`;
  const to = { 'sign-in': login, forbidden: login, buyer_unverified: '/buyer/dashboard', not_found: '/catalog' }[refusal];
  return (
    <EmptyState
      level={level}
      title={title ?? t(`${refusal}.title`)}
      text={text ?? t(`${refusal}.text`)}
      actions={
        <>
          <Link css={buttonStyles({ variant: refusal === 'forbidden' ? 'secondary' : 'primary' })} to={to}>
            {t(`${refusal}.action`)}
          </Link>
          {refusal === 'sign-in' ? (
            <Link css={buttonStyles({ variant: 'secondary' })} to="/register">
              {t('sign-in.register')}
            </Link>
          ) : (
            <Link css={buttonStyles({ variant: 'ghost' })} to="/">
              {t('home')}
            </Link>
          )}
        </>
      }
    />
  );
}

/** The refusal that a failed read means; undefined for failures that another try may mend. */
export function refusalOf(error: unknown): AccessRefusal | undefined {
  if (!isApiError(error)) return undefined;
  if (error.code === 'buyer_unverified') return 'buyer_unverified';
  if (error.status === 401) return 'sign-in';
  if (error.status === 403 && error.code !== 'reauth_required') return 'forbidden';
  return error.status === 404 ? 'not_found' : undefined;
}
