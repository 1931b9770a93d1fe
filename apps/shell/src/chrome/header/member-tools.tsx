import { useSession } from '@orime/platform';
import { css, media, PHONE, useMediaQuery } from '@orime/ui';
import { lazyPart } from '../lazy-part.tsx';

const chat = lazyPart(() => import('../../chat-dock/chat-button.tsx').then((module) => module.ChatButton));
const bell = lazyPart(() => import('../notifications/notification-bell.tsx').then((module) => module.NotificationBell));

/** What only members have in the header; on a phone the account menu opens it. Visitors load nothing of it. */
export function MemberTools() {
  const session = useSession();
  const isPhone = useMediaQuery(PHONE);
  if (session.status !== 'signed-in') return null;
  return (
    <>
      <span css={styles.slot}>
        <bell.Part />
      </span>
      {!isPhone && (
        <span css={styles.slot}>
          <chat.Part />
        </span>
      )}
    </>
  );
}

const styles = {
  // Keeps its place while the code is on its way.
  slot: css({ display: 'inline-flex', [media.tablet]: { minWidth: '2.75rem' } }),
};
