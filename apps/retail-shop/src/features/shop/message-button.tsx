import { openChat, useLocation, useNavigate, useSession, useT } from '@orime/platform';
import { Button, css } from '@orime/ui';

/** Opens a conversation with the designer beside the page. Visitors sign in first and come back. */
export function MessageButton({ profileId, name }: { readonly profileId: string; readonly name: string }) {
  const t = useT('retail-shop');
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  function handlePress(): void {
    if (session.status === 'anonymous') void navigate(`/login?returnTo=${encodeURIComponent(pathname + search)}`);
    // The dock says by itself why a conversation cannot be opened.
    else openChat({ profileId }).catch(() => undefined);
  }

  return (
    <Button css={styles.root} variant="secondary" onClick={handlePress}>
      {t('designer.message', { name })}
    </Button>
  );
}

// Names are as long as designers write them.
const styles = { root: css({ whiteSpace: 'normal' }) };
