import { useUiLabel, IconButton, color, css, font, space } from '@orime/ui';
import { ChevronLeft, X } from '@orime/ui/icons';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useChatT } from './chat-texts.ts';
import { closeChat } from './chat.store.ts';

export type PanelHeadProps = {
  readonly title: string;
  /** Below the title. */
  readonly note?: ReactNode;
  readonly onBack?: () => void;
  readonly tools?: ReactNode;
};

/** Title of what the dock shows; it takes focus, so that whoever opened it hears where they are. */
export function PanelHead({ title, note, onBack, tools }: PanelHeadProps) {
  const t = useChatT();
  const say = useUiLabel();
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves focus with the view, as a page's heading does.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div css={[styles.root, onBack === undefined && styles.first]}>
      {onBack && (
        <IconButton label={t('chat.back')} onClick={onBack}>
          <ChevronLeft size={22} strokeWidth={1.5} aria-hidden />
        </IconButton>
      )}
      <div css={styles.words}>
        <h2 ref={heading} tabIndex={-1} css={styles.title}>
          {title}
        </h2>
        {note && <div css={styles.note}>{note}</div>}
      </div>
      {tools}
      <IconButton label={say('close')} onClick={closeChat}>
        <X size={20} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </div>
  );
}

const styles = {
  root: css({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    minHeight: '4rem',
    padding: `${space[1]} ${space[2]}`,
    paddingBlockStart: `max(${space[1]}, env(safe-area-inset-top))`,
    borderBlockEnd: `1px solid ${color.line}`,
    background: color.surface,
  }),
  first: css({ paddingInlineStart: space[4] }),
  words: css({ flex: 1, minWidth: 0 }),
  title: css({
    fontFamily: font.display,
    fontSize: font.size.xl,
    lineHeight: 1.25,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&:focus': { outline: 'none' },
  }),
  note: css({ fontSize: font.size.xs, lineHeight: 1.4, color: color.muted }),
};
