import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { useFormat, useLanguage, useMutation, useT, useText } from '@orime/platform';
import { Button, css, Notice, space } from '@orime/ui';
import { textOfError } from '../form/index.ts';
import { downloadPaper } from './dashboard.api.ts';

/** The invoice of an order of one's own, and the credit notes of what was given back of it. */
export function OrderPapers({ order }: { readonly order: SellerOrder }) {
  const t = useT('designer-studio');
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const download = useMutation({ mutationFn: (refund: string | undefined) => downloadPaper(order.id, language, refund) });
  const notes = order.refunds.filter(({ creditNote }) => creditNote !== null);
  if (!order.viewer.canInvoice && notes.length === 0) return null;
  const isBusy = (refund: string | undefined) => download.isPending && download.variables === refund;
  return (
    <div>
      {download.isError && (
        <Notice tone="danger" role="alert">
          {text(textOfError(download.error))}
        </Notice>
      )}
      <ul css={styles.list} aria-label={t('orders.papers', { number: order.number })}>
        {order.viewer.canInvoice && (
          <li>
            <Button variant="ghost" size="sm" busy={isBusy(undefined)} onClick={() => download.mutate(undefined)}>
              {t('orders.invoice')}
            </Button>
          </li>
        )}
        {notes.map(({ id, amount, creditNote }) => (
          <li key={id}>
            <Button variant="ghost" size="sm" busy={isBusy(id)} onClick={() => download.mutate(id)}>
              {t('orders.credit-note', { number: creditNote?.number ?? '', amount: format.money(amount.priceMinor, amount.currency) })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const styles = {
  // The text of the first button stands where the card's own text begins.
  list: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[1],
    padding: 0,
    margin: 0,
    marginInlineStart: `calc(-1 * ${space[3]})`,
    listStyle: 'none',
  }),
};
