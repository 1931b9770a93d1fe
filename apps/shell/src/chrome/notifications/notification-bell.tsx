import { useLocation, useQuery } from '@orime/platform';
import { IconButton, VisuallyHidden } from '@orime/ui';
import { Bell } from '@orime/ui/icons';
import { useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { CountBadge, countedButton } from '../header/count-badge.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { PHONE, useMediaQuery } from '../use-media-query.ts';
import { NotificationSheet, SHEET_ID } from './notification-sheet.tsx';
import { useNotificationT } from './notification-texts.ts';
import { unreadQuery } from './notifications.api.ts';

const list = lazyPart(() => import('./list/notification-list.tsx').then((module) => module.NotificationList));
const DESCRIPTION = 'notification-count';

/** How many notifications wait, and the way to them. */
export function NotificationBell() {
  const t = useNotificationT();
  const { key } = useLocation();
  const isPhone = useMediaQuery(PHONE);
  const { data: unread } = useQuery(unreadQuery);
  const sheet = useRef<HTMLDialogElement>(null);
  // It belongs to the history entry it was opened on: going anywhere draws it anew, closed.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  if (openedAt !== null && !isOpen) setOpenedAt(null);

  function handlePress({ currentTarget }: MouseEvent): void {
    // The header is lower while the promo banner stands above it.
    sheet.current?.style.setProperty('--below', `${currentTarget.closest('header')?.getBoundingClientRect().bottom ?? 0}px`);
    if (!isPhone) return; // The button's `popoverTarget` does it.
    sheet.current?.showModal();
    setOpenedAt(key);
  }

  function handleClose(): void {
    if (isPhone) sheet.current?.close();
    else sheet.current?.hidePopover();
  }

  return (
    <span css={countedButton}>
      <IconButton
        label={t('notification.title')}
        aria-describedby={DESCRIPTION}
        aria-haspopup="dialog"
        popoverTarget={isPhone ? undefined : SHEET_ID}
        onPointerEnter={list.preload}
        onFocus={list.preload}
        onClick={handlePress}
      >
        <Bell size={21} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <CountBadge count={unread ?? 0} />
      <VisuallyHidden id={DESCRIPTION}>{unread === undefined ? '' : t('notification.unread', { count: unread })}</VisuallyHidden>
      <News unread={unread} />
      <NotificationSheet
        key={`${key} ${String(isPhone)}`}
        ref={sheet}
        title={t('notification.title')}
        isModal={isPhone}
        isOpen={isOpen}
        onOpenChange={(opens) => setOpenedAt(opens ? key : null)}
        onClose={handleClose}
      >
        <list.Part onClose={handleClose} />
      </NotificationSheet>
    </span>
  );
}

/** Says that there are more than before; that some were read, or how many there are when the page opens, is no news. */
function News({ unread }: { readonly unread: number | undefined }) {
  const t = useNotificationT();
  const [known, setKnown] = useState<number | undefined>(undefined);
  const [announced, setAnnounced] = useState('');
  if (unread !== undefined && unread !== known) {
    setKnown(unread);
    setAnnounced(known !== undefined && unread > known ? t('notification.unread', { count: unread }) : '');
  }
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
