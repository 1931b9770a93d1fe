import { buttonStyles, ChevronDown, color, css, radius, space, z } from '@orime/ui';
import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';

/** A small panel under its button, closed by Escape and by going elsewhere. Works before any script has come. */
export function GridPopup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const root = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (root.current) root.current.open = false;
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    close();
    root.current?.querySelector('summary')?.focus();
  };
  const handleBlur = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what its own controls do
    <details ref={root} css={styles.root} onKeyDown={handleKey} onBlur={handleBlur}>
      <summary css={[buttonStyles({ variant: 'secondary', size: 'sm' }), styles.button]}>
        {label}
        <ChevronDown size={14} aria-hidden />
      </summary>
      <div css={styles.panel}>{children}</div>
    </details>
  );
}

const styles = {
  root: css({ position: 'relative' }),
  button: css({ listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } }),
  panel: css({
    position: 'absolute',
    insetBlockStart: `calc(100% + ${space[1]})`,
    insetInlineStart: 0,
    zIndex: z.sticky,
    minWidth: '14rem',
    maxWidth: 'min(22rem, 80vw)',
    maxHeight: '60dvh',
    overflowY: 'auto',
    padding: `${space[2]} ${space[4]}`,
    background: color.raised,
    border: `1px solid ${color.line}`,
    borderRadius: radius.md,
    boxShadow: '0 12px 32px rgb(0 0 0 / 0.22)',
  }),
};
