import type { Order } from '@orime/contracts/api/selling/order';
import { textOfError, useFormat, useLanguage, useText } from '@orime/platform';
import { css, Heading, space } from '@orime/ui';
import { PaperButtons } from '@orime/ui/data';
import { useOrderT } from './order-texts.ts';
import { downloadPaper } from './order.api.ts';

export type OrderPapersProps = { readonly order: Order; readonly guestKey: string | undefined };

/** The order's invoice, and the credit notes of what was given back of it, to be kept as files. */
export function OrderPapers({ order, guestKey }: OrderPapersProps) {
  const t = useOrderT();
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const notes = order.refunds.filter(({ creditNote }) => creditNote !== null);
  if (!order.viewer.canInvoice && notes.length === 0) return null;
  const paper = (id: string, label: string, refund?: string) => ({
    id,
    label,
    kind: 'pdf' as const,
    onOpen: () => downloadPaper(order.id, { key: guestKey, lang: language, refund }),
  });
  return (
    <section css={styles.root} aria-labelledby={`papers-${order.id}`}>
      <Heading level={3} size={5} plain id={`papers-${order.id}`}>
        {t('order.papers')}
      </Heading>
      <PaperButtons
        label={t('order.papers')}
        describeError={(error) => text(textOfError(error))}
        papers={[
          ...(order.viewer.canInvoice ? [paper('invoice', t('order.papers.invoice'))] : []),
          ...notes.map(({ id, amount, at, creditNote }) => ({
            ...paper(id, t('order.papers.credit-note', { number: creditNote?.number ?? '' }), id),
            note: t('order.papers.given', { amount: format.money(amount.priceMinor, amount.currency), date: format.date(at) }),
          })),
        ]}
      />
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[3], justifyItems: 'start' }) };
