import type { Order } from '@orime/contracts/api/selling/order';
import { useFormat, useLanguage, useMutation, useT, useText } from '@orime/platform';
import { Button, css, Heading, Notice, space, Text } from '@orime/ui';
import { textOfError } from '../garment/index.ts';
import { downloadPaper } from './order.api.ts';

export type OrderPapersProps = { readonly order: Order; readonly guestKey: string | undefined };

/** The order's invoice, and the credit notes of what was given back of it, to be kept as files. */
export function OrderPapers({ order, guestKey }: OrderPapersProps) {
  const t = useT('retail-shop');
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const download = useMutation({
    mutationFn: (refund: string | undefined) => downloadPaper(order.id, { key: guestKey, lang: language, refund }),
  });
  const notes = order.refunds.filter(({ creditNote }) => creditNote !== null);
  if (!order.viewer.canInvoice && notes.length === 0) return null;
  const isBusy = (refund: string | undefined) => download.isPending && download.variables === refund;
  return (
    <section css={styles.root} aria-labelledby={`papers-${order.id}`}>
      <Heading level={3} size={5} plain id={`papers-${order.id}`}>
        {t('order.papers')}
      </Heading>
      {download.isError && (
        <Notice tone="danger" role="alert">
          {text(textOfError(download.error))}
        </Notice>
      )}
      <ul css={styles.list}>
        {order.viewer.canInvoice && (
          <li>
            <Button variant="secondary" size="sm" busy={isBusy(undefined)} onClick={() => download.mutate(undefined)}>
              {t('order.papers.invoice')}
            </Button>
          </li>
        )}
        {notes.map(({ id, amount, at, creditNote }) => (
          <li key={id} css={styles.note}>
            <Button variant="secondary" size="sm" busy={isBusy(id)} onClick={() => download.mutate(id)}>
              {t('order.papers.credit-note', { number: creditNote?.number ?? '' })}
            </Button>
            <Text size="sm" tone="muted">
              {t('order.papers.given', { amount: format.money(amount.priceMinor, amount.currency), date: format.date(at) })}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], justifyItems: 'start' }),
  list: css({ display: 'grid', gap: space[2], padding: 0, margin: 0, listStyle: 'none' }),
  note: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3], rowGap: space[1] }),
};
