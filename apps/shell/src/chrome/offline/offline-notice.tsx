import { useT } from '@orime/platform';
import { color, css, keyframes, media, motion, space, z } from '@orime/ui';
import { useEffect, useState } from 'react';
import { useIsOnline } from './use-is-online.ts';

const BACK_SHOWN_MS = 4_000;

/** Says that the network is gone, and for a moment that it is back. In the first load: later it could not be fetched. */
export function OfflineNotice() {
  const t = useT('shell');
  const isOnline = useIsOnline();
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);

  // Synchronises the last words with the clock.
  useEffect(() => {
    if (!isOnline || !wasOffline) return undefined;
    const timer = setTimeout(() => setWasOffline(false), BACK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isOnline, wasOffline]);

  return (
    // The live region stands before its words do.
    <div css={styles.region} role="status" data-behind-menu>
      {wasOffline && <p css={[styles.notice, isOnline && styles.back]}>{t(isOnline ? 'offline.back' : 'offline.text')}</p>}
    </div>
  );
}

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

const styles = {
  region: css({
    position: 'fixed',
    insetInline: space[3],
    insetBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))`,
    zIndex: z.toast,
    display: 'flex',
    justifyContent: 'center',
    // The scroll button stands in the corner.
    paddingInline: '3.5rem',
    pointerEvents: 'none',
    [media.tablet]: { insetBlockEnd: space[5] },
  }),
  notice: css({
    padding: `${space[3]} ${space[4]}`,
    background: color.text,
    color: color.inverse,
    fontSize: '0.875rem',
    textAlign: 'center',
    textWrap: 'balance',
    borderInlineStart: `3px solid ${color.warning}`,
    animation: `${rise} ${motion.medium}`,
  }),
  back: css({ borderInlineStartColor: color.success }),
};
