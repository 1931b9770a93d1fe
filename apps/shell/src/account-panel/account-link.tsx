import { Link } from '@orime/platform';
import type { ReactNode } from 'react';
import { preloadAccountPanel } from './account-panel.tsx';
import { useAccountT } from './account-texts.ts';
import { OPENED_HERE, useAccountAddress } from './use-account-address.ts';

export type AccountLinkProps = {
  /** Default: the first one. */
  readonly section?: string;
  readonly className?: string;
  readonly onClick?: () => void;
  readonly children?: ReactNode;
};

/** "Account settings": opens the panel over the page one is on. */
export function AccountLink({ section = 'profile', children, ...rest }: AccountLinkProps) {
  const t = useAccountT();
  const { pathTo } = useAccountAddress();
  return (
    <Link to={pathTo(section)} state={OPENED_HERE} onMouseEnter={preloadAccountPanel} onFocus={preloadAccountPanel} {...rest}>
      {children ?? t('account.open')}
    </Link>
  );
}
