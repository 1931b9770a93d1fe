import { useT } from '@orime/platform';
import { breakpoint, IconButton, color, css, media, space, toastStore, z } from '@orime/ui';
import { ArrowDown, ArrowUp } from '@orime/ui/icons';
import { useRef, useSyncExternalStore } from 'react';
import { useCoversField } from './use-covers-field.ts';
import { useIsAtTop } from './use-is-at-top.ts';
import { useReadingDown } from './use-reading-down.ts';

/** To the bottom from the top of the page, otherwise to the top. Steps aside for what it would cover; on a phone, for whoever reads on. */
export function ScrollButton() {
  const t = useT('shell');
  const isAtTop = useIsAtTop();
  const isReadingDown = useReadingDown();
  // A message lies over its place for some seconds.
  const isUnderMessage = useSyncExternalStore(
    toastStore.subscribe,
    () => toastStore.read().length > 0,
    () => false,
  );
  const root = useRef<HTMLButtonElement>(null);
  const isAside = useCoversField(root);

  function handlePress(): void {
    const top = isAtTop ? document.documentElement.scrollHeight : 0;
    window.scrollTo({ top, behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  }

  return (
    <IconButton
      ref={root}
      css={styles.root}
      data-aside={isAside || isUnderMessage || undefined}
      data-reading-down={isReadingDown || undefined}
      data-behind-menu
      label={t(isAtTop ? 'scroll.bottom' : 'scroll.top')}
      onClick={handlePress}
    >
      {isAtTop ? <ArrowDown size={20} strokeWidth={1.5} aria-hidden /> : <ArrowUp size={20} strokeWidth={1.5} aria-hidden />}
    </IconButton>
  );
}

const ON_PHONE = `@media (max-width: ${breakpoint.mobile - 0.02}px)`;
// Not `:root`: Emotion takes a selector that begins with a colon for a state of the element itself.
const OVER_BAR = 'html:has([data-bottom-bar]) &';
const WHILE_TYPING = 'html:has(main :is(input, textarea, select):focus-visible) &';

const styles = {
  root: css({
    position: 'fixed',
    insetInlineEnd: space[3],
    insetBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))`,
    zIndex: z.sticky,
    border: `1px solid ${color.line}`,
    background: color.surface,
    // A narrow screen has no margin for it. Somebody who has just pressed it goes on having it.
    [ON_PHONE]: { '&[data-reading-down]:not(:focus)': { visibility: 'hidden' } },
    '&[data-aside]': { visibility: 'hidden' },
    // What is typed into is more than a way down the page; above a bar at the foot of the screen.
    [WHILE_TYPING]: { visibility: 'hidden' },
    [OVER_BAR]: { insetBlockEnd: `calc(${space[8]} + ${space[4]})` },
    [media.tablet]: { insetInlineEnd: space[5], insetBlockEnd: space[5], [OVER_BAR]: { insetBlockEnd: space[5] } },
  }),
};
