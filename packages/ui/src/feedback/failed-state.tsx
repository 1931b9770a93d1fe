import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { useUiLabel } from '../foundation/labels.ts';
import { color, space } from '../tokens/tokens.ts';
import { Heading } from '../typography/heading.tsx';
import { Text } from '../typography/text.tsx';

export type FailedStateProps = {
  readonly title?: string;
  readonly text?: ReactNode;
  /** Shows a "Try again" button. */
  readonly onRetry?: () => void;
  readonly busy?: boolean;
  readonly actions?: ReactNode;
  /** Details for support, such as the request id. */
  readonly detail?: ReactNode;
  readonly level?: 1 | 2 | 3;
  readonly className?: string;
};

/** Says what failed and what to do about it. The default text is "could not be loaded" in the page's language. */
export function FailedState({ title, text, onRetry, busy = false, actions, detail, level = 2, className }: FailedStateProps) {
  const say = useUiLabel();
  return (
    <div css={styles.root} className={className} role="alert">
      <Heading level={level} size={3}>
        {title ?? say('failedTitle')}
      </Heading>
      <Text tone="muted" css={styles.text}>
        {text ?? say('failedText')}
      </Text>
      <div css={styles.actions}>
        {onRetry && (
          <Button variant="secondary" busy={busy} onClick={onRetry}>
            {say('tryAgain')}
          </Button>
        )}
        {actions}
      </div>
      {detail && (
        <Text size="xs" tone="muted">
          {detail}
        </Text>
      )}
    </div>
  );
}

const styles = {
  root: css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[3],
    marginBlock: space[6],
    padding: `clamp(${space[5]}, 5vw, ${space[7]})`,
    borderInlineStart: `2px solid ${color.danger}`,
    background: color.surface,
  }),
  text: css({ maxWidth: '38rem' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[2], '&:empty': { display: 'none' } }),
};
