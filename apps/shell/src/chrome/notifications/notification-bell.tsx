import { useLocation, useQuery } from '@orime/platform';
import { IconButton, VisuallyHidden, PHONE, useMediaQuery } from '@orime/ui';
import { Bell } from '@orime/ui/icons';
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { CountBadge, countedButton } from '../header/count-badge.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { NotificationSheet, SHEET_ID } from './notification-sheet.tsx';
import { useNotificationT } from './notification-texts.ts';
import { unreadQuery } from './notifications.api.ts';
import { showNotifications, useNotificationsStore } from './notifications.store.ts';

const list = lazyPart(() => import('./list/notification-list.tsx').then((module) => module.NotificationList));
const DESCRIPTION = 'notification-count';

/** How many notifications wait, and the way to them; on a phone a row of the account menu opens the sheet instead. */
export function NotificationBell() {
  const t = useNotificationT();
  const { key } = useLocation();
  const isPhone = useMediaQuery(PHONE);
  const { data: unread } = useQuery(unreadQuery);
  const sheet = useRef<HTMLDialogElement>(null);
  const openedAt = useNotificationsStore((state) => state.openedAt);
  const isOpen = openedAt === key;

  // Synchronises the store with the history: coming back to an entry finds it closed.
  useEffect(() => {
    if (openedAt !== null && openedAt !== key) showNotifications(null);
  }, [openedAt, key]);
  // Synchronises the store with the member, who signs out with the sheet open.
  useEffect(() => () => showNotifications(null), []);
  // Synchronises the browser's modal state with the store, which a row in another part of the header changes.
  useEffect(() => {
    if (isPhone && isOpen && sheet.current?.open === false) sheet.current.showModal();
  }, [isPhone, isOpen]);

  function handlePress({ currentTarget }: MouseEvent): void {
    // The header is lower while the promo banner stands above it.
    sheet.current?.style.setProperty('--below', `${currentTarget.closest('header')?.getBoundingClientRect().bottom ?? 0}px`);
  }

  function handleClose(): void {
    if (isPhone) sheet.current?.close();
    else sheet.current?.hidePopover();
  }

  return (
    <span css={countedButton}>
      {!isPhone && (
        <>
          <IconButton
            label={t('notification.title')}
            aria-describedby={DESCRIPTION}
            aria-haspopup="dialog"
            popoverTarget={SHEET_ID}
            onPointerEnter={list.preload}
            onFocus={list.preload}
            onClick={handlePress}
          >
            <Bell size={21} strokeWidth={1.5} aria-hidden />
          </IconButton>
          <CountBadge count={unread ?? 0} />
          <VisuallyHidden id={DESCRIPTION}>{unread === undefined ? '' : t('notification.unread', { count: unread })}</VisuallyHidden>
        </>
      )}
      <News unread={unread} />
      <NotificationSheet
        key={`${key} ${String(isPhone)}`}
        ref={sheet}
        title={t('notification.title')}
        isModal={isPhone}
        isOpen={isOpen}
        onOpenChange={(opens) => showNotifications(opens ? key : null)}
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
