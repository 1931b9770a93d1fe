import { Button, VisuallyHidden, color, css, space } from '@orime/ui';
import { useChat } from '../chat-context.tsx';
import { useChatT } from '../chat-texts.ts';
import { dropOutgoing, type Outgoing } from '../chat.store.ts';
import { bubbleStyles } from './bubble-styles.ts';

/** Something said here that the server does not have yet, or refused. */
export function OutgoingMessage({ message }: { readonly message: Outgoing }) {
  const t = useChatT();
  const { outbox } = useChat();
  const hasFailed = message.status === 'failed';
  return (
    <div css={styles.root}>
      <p css={[bubbleStyles.bubble, bubbleStyles.own, styles.faint]} dir="auto">
        <VisuallyHidden>{t('chat.said', { name: t('chat.you') })}</VisuallyHidden>
        {message.text}
      </p>
      <span css={[bubbleStyles.meta, bubbleStyles.ownMeta, hasFailed && styles.failed]}>
        {t(hasFailed ? 'chat.failed' : 'chat.sending')}
      </span>
      {hasFailed && (
        <span css={styles.actions}>
          <Button size="sm" variant="secondary" onClick={() => dropOutgoing(message.clientId)}>
            {t('chat.discard')}
          </Button>
          <Button size="sm" onClick={() => outbox.retry(message.clientId)}>
            {t('chat.retry')}
          </Button>
        </span>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '0.1875rem', marginBlockEnd: space[2] }),
  faint: css({ opacity: 0.72 }),
  failed: css({ color: color.danger }),
  actions: css({ alignSelf: 'flex-end', display: 'flex', gap: space[2] }),
};
