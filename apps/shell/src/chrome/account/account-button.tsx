import { useLocation, useSession, useT } from '@orime/platform';
import { IconButton, User, PHONE, useMediaQuery } from '@orime/ui';
import { useRef, useState } from 'react';
import { countedButton } from '../header/count-badge.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { ACCOUNT_BUTTON_ID, ACCOUNT_MENU_ID } from './account-button-id.ts';
import { useCloseOutside } from './use-close-outside.ts';

const menu = lazyPart(() => import('./account-menu.tsx').then((module) => module.AccountMenu));
const badge = lazyPart(() => import('./member-badge.tsx').then((module) => module.MemberBadge));
const BADGE_ID = 'account-news';

/** Opens for everybody: the ways in, or the ways of one's account, and how the site is shown (decision T42). */
export function AccountButton() {
  const t = useT('shell');
  const { key } = useLocation();
  const hasBadge = useSession().status === 'signed-in';
  const isPhone = useMediaQuery(PHONE);
  const root = useRef<HTMLSpanElement>(null);
  // It belongs to the history entry it was opened on: going anywhere closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  if (openedAt !== null && !isOpen) setOpenedAt(null);

  function handleClose(): void {
    setOpenedAt(null);
  }

  /** The focus goes back first, so that what opens next finds it there. */
  function handleReturn(): void {
    document.getElementById(ACCOUNT_BUTTON_ID)?.focus();
    handleClose();
  }
  useCloseOutside(root, isOpen, { onEscape: handleReturn, onClose: handleClose });

  return (
    <span ref={root} css={countedButton}>
      <IconButton
        id={ACCOUNT_BUTTON_ID}
        label={t('header.account')}
        aria-expanded={isOpen}
        aria-controls={ACCOUNT_MENU_ID}
        aria-describedby={hasBadge && isPhone ? BADGE_ID : undefined}
        onPointerEnter={menu.preload}
        onFocus={menu.preload}
        onClick={() => setOpenedAt(isOpen ? null : key)}
      >
        <User size={21} strokeWidth={1.5} aria-hidden />
      </IconButton>
      {hasBadge && isPhone && <badge.Part id={BADGE_ID} />}
      <div id={ACCOUNT_MENU_ID}>{isOpen && <menu.Part onClose={handleReturn} />}</div>
    </span>
  );
}
