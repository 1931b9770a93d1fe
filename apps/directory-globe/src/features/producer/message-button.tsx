import { openChat, useLocation, useNavigate, useSession, useT } from '@orime/platform';
import { Button, css } from '@orime/ui';

export type MessageButtonProps = { readonly producerId: string; readonly name: string };

/** Opens a conversation with the workshop beside the page. Visitors sign in first and come back. */
export function MessageButton({ producerId, name }: MessageButtonProps) {
  const t = useT('directory-globe');
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  function handlePress(): void {
    if (session.status === 'anonymous') void navigate(`/login?returnTo=${encodeURIComponent(pathname + search)}`);
    // The dock says by itself why a conversation cannot be opened.
    else openChat({ profileId: producerId }).catch(() => undefined);
  }

  return (
    <Button css={styles.root} variant="secondary" onClick={handlePress}>
      {t('producer.message', { name })}
    </Button>
  );
}

// Names are as long as workshops write them.
const styles = { root: css({ whiteSpace: 'normal' }) };
