import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space } from '../tokens/tokens.ts';
import { Heading } from '../typography/heading.tsx';
import { Text } from '../typography/text.tsx';

export type EmptyStateProps = {
  readonly title: string;
  readonly text?: ReactNode;
  /** Links or buttons for the next step. */
  readonly actions?: ReactNode;
  readonly level?: 1 | 2 | 3;
  readonly className?: string;
};

/** Says that there is nothing here, and where to go instead. */
export function EmptyState({ title, text, actions, level = 2, className }: EmptyStateProps) {
  return (
    <div css={styles.root} className={className}>
      <Fold />
      <Heading level={level} size={3}>
        {title}
      </Heading>
      {text && (
        <Text tone="muted" css={styles.text}>
          {text}
        </Text>
      )}
      {actions && <div css={styles.actions}>{actions}</div>}
    </div>
  );
}

/** Decoration: an unfolded sheet with two panels and a crease. */
function Fold() {
  return (
    <svg css={styles.mark} width="72" height="56" viewBox="0 0 72 56" fill="none" stroke="currentColor" strokeWidth="1" aria-hidden>
      <path d="M2 10 36 2v44L2 54zM36 2l34 8v44l-34-8" />
      <path d="M36 2v44" strokeDasharray="3 3" />
    </svg>
  );
}

const styles = {
  root: css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: `clamp(${space[7]}, 8vw, ${space[9]})`,
    paddingInline: space[4],
    textAlign: 'center',
  }),
  mark: css({ color: color.lineStrong, marginBlockEnd: space[2] }),
  text: css({ maxWidth: '34rem' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[3], marginBlockStart: space[3] }),
};
