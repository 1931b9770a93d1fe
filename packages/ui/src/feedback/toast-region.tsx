import { css, keyframes } from '@emotion/react';
import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useUiLabel } from '../foundation/labels.ts';
import { color, media, motion, space, z } from '../tokens/tokens.ts';
import { dismissToast, toastStore } from './toast-store.ts';
import type { Toast } from './toast-store.ts';

const none: readonly Toast[] = [];

/** Displays and announces `showToast` messages. Mounted once, by the shell. */
export function ToastRegion() {
  const say = useUiLabel();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none);
  return (
    <div css={styles.region} role="region" aria-label={say('notifications')}>
      {/* The lists stay mounted while empty: a live region must exist before its content. Errors are assertive. */}
      <div aria-live="assertive">
        {toasts
          .filter(({ tone }) => tone === 'danger')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
      <div aria-live="polite">
        {toasts
          .filter(({ tone }) => tone !== 'danger')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
    </div>
  );
}

const shownForMs = 6000;

function ToastCard({ toast }: { readonly toast: Toast }) {
  const say = useUiLabel();
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;
  // Restarts the timer when pointer and focus have left, so that no message disappears while it is read.
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), shownForMs);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id]);
  const hold = {
    onMouseEnter: () => setPointedAt(true),
    onMouseLeave: () => setPointedAt(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
  return (
    <div css={[styles.card, styles[toast.tone]]} {...hold}>
      <span css={styles.message}>{toast.message}</span>
      {toast.action && (
        <button css={styles.action} type="button" onClick={toast.action.onPress}>
          {toast.action.label}
        </button>
      )}
      <IconButton label={say('close')} onClick={() => dismissToast(toast.id)}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  );
}

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

const styles = {
  region: css({
    position: 'fixed',
    insetInline: space[4],
    insetBlockEnd: space[4],
    zIndex: z.toast,
    pointerEvents: 'none',
    [media.tablet]: { insetInlineStart: 'auto', width: '24rem' },
  }),
  card: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    marginBlockStart: space[2],
    paddingInlineStart: space[4],
    background: color.text,
    color: color.inverse,
    borderInlineStart: '3px solid transparent',
    pointerEvents: 'auto',
    animation: `${rise} ${motion.medium}`,
  }),
  message: css({ flex: 1, minWidth: 0, paddingBlock: space[3], fontSize: '0.875rem' }),
  action: css({
    minHeight: '2.75rem',
    paddingInline: space[2],
    fontSize: '0.875rem',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  }),
  info: css({}),
  success: css({ borderInlineStartColor: color.success }),
  danger: css({ borderInlineStartColor: color.danger }),
};
