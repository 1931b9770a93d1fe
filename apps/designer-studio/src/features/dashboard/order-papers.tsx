import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { textOfError, useFormat, useLanguage, useT, useText } from '@orime/platform';
import { PaperButtons } from '@orime/ui/data';
import { downloadPackingSlip, downloadPaper } from './dashboard.api.ts';

/** What goes into the parcel of an order of one's own, its invoice, and the credit notes of what was given back of it. */
export function OrderPapers({ order }: { readonly order: SellerOrder }) {
  const t = useT('designer-studio');
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const notes = order.refunds.filter(({ creditNote }) => creditNote !== null);
  const paper = (id: string, label: string, refund?: string) => ({
    id,
    label,
    kind: 'pdf' as const,
    onOpen: () => downloadPaper(order.id, language, refund),
  });
  return (
    <PaperButtons
      label={t('orders.papers', { number: order.number })}
      describeError={(error) => text(textOfError(error))}
      papers={[
        { id: 'packing-slip', label: t('orders.packing-slip'), kind: 'pdf', onOpen: () => downloadPackingSlip(order.id) },
        ...(order.viewer.canInvoice ? [paper('invoice', t('orders.invoice'))] : []),
        ...notes.map(({ id, amount, creditNote }) => ({
          ...paper(id, t('orders.credit-note', { number: creditNote?.number ?? '' }), id),
          note: format.money(amount.priceMinor, amount.currency),
        })),
      ]}
    />
  );
}
