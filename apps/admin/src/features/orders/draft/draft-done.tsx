import type { DraftOrder } from '@orime/contracts/api/selling/order-office';
import { Link, useFormat } from '@orime/platform';
import { Button, buttonStyles, Cluster, Notice, showToast, Stack, Text } from '@orime/ui';
import { useOrdersT } from '../orders-texts.ts';

export type DraftDoneProps = { readonly drafted: DraftOrder; readonly email: string; readonly onAgain: () => void };

/** The link is on its way; it can also be handed on from here. */
export function DraftDone({ drafted, email, onAgain }: DraftDoneProps) {
  const t = useOrdersT();
  const format = useFormat();
  const { total } = drafted.quote.totals;
  const address = new URL(drafted.path, globalThis.location.origin).href;

  async function handleCopy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ message: t('orders.draft.copied'), tone: 'success' });
    } catch {
      showToast({ message: t('orders.draft.copy-failed'), tone: 'danger' });
    }
  }

  return (
    <Stack gap={4} align="start">
      <Notice tone="success" role="status" title={t('orders.draft.sent', { email })}>
        {t('orders.draft.sent.text', {
          amount: format.money(total.priceMinor, total.currency),
          date: format.date(drafted.expiresAt, { dateStyle: 'long' }),
        })}
      </Notice>
      <Text size="sm">
        <a href={address}>{t('orders.draft.link')}</a>
      </Text>
      <Cluster>
        <Button variant="secondary" onClick={() => void handleCopy()}>
          {t('orders.draft.copy')}
        </Button>
        <Button variant="secondary" onClick={onAgain}>
          {t('orders.draft.again')}
        </Button>
        <Link css={buttonStyles({ variant: 'ghost' })} to="/admin/orders">
          {t('orders.back')}
        </Link>
      </Cluster>
    </Stack>
  );
}
