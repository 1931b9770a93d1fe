import type { Order } from '@orime/contracts/api/selling/order';
import { openChat, useLocation, useNavigate, useSession, useText } from '@orime/platform';
import { Button } from '@orime/ui';
import { useOrderT } from './order-texts.ts';

/** Opens the conversation about an order beside the page. Whoever came by the key of the mail signs in first. */
export function ContactDesigner({ order }: { readonly order: Order }) {
  const t = useOrderT();
  const text = useText();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  function handlePress(): void {
    if (session.status === 'anonymous') void navigate(`/login?returnTo=${encodeURIComponent(pathname + search)}`);
    // The dock says by itself why a conversation cannot be opened.
    else openChat({ orderId: order.id }).catch(() => undefined);
  }

  return (
    <Button variant="secondary" onClick={handlePress}>
      {t('order.contact', { name: text(order.seller) })}
    </Button>
  );
}
