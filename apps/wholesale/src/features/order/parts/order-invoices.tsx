import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { Link, useFormat, useLanguage, useT } from '@orime/platform';
import { Badge, color, css, Heading, space, Text } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import { PaperButtons } from '@orime/ui/data';
import { downloadInvoicePdf } from '../order.api.ts';

const TONES: Readonly<Record<string, BadgeTone>> = { paid: 'success', overdue: 'danger', partially_paid: 'warning' };

/** What was invoiced of the order, what is paid of it, and until when the rest is due. */
export function OrderInvoices({ order }: { readonly order: WholesaleOrder }) {
  const t = useT('wholesale');
  const format = useFormat();
  const lang = useLanguage();
  if (order.invoices.length === 0) return null;
  return (
    <section aria-labelledby="order-invoices">
      <Heading id="order-invoices" level={2} size={3}>
        {t('invoices.title')}
      </Heading>
      <ul css={styles.list}>
        {order.invoices.map((invoice) => {
          const dueMinor = Math.max(0, invoice.total.priceMinor - invoice.paid.priceMinor);
          const money = (minor: number): string => format.money(minor, invoice.total.currency);
          return (
            <li key={invoice.id} css={styles.row}>
              <div>
                <strong>{t('invoices.invoice', { number: invoice.number })}</strong>{' '}
                <Badge tone={TONES[invoice.status] ?? 'neutral'}>
                  {t(`invoices.state.${invoice.status}`, { defaultValue: invoice.status })}
                </Badge>
                <Text size="sm" tone="muted">
                  {t('order.invoice.state', { paid: money(invoice.paid.priceMinor), total: money(invoice.total.priceMinor) })}
                </Text>
                {dueMinor > 0 && invoice.status !== 'void' && (
                  <Text size="sm">{t('order.invoice.due', { due: money(dueMinor), date: format.date(invoice.dueAt) })}</Text>
                )}
              </div>
              <PaperButtons
                label={t('invoices.invoice', { number: invoice.number })}
                papers={[
                  {
                    id: invoice.id,
                    kind: 'pdf',
                    label: t('order.invoice.file', { number: invoice.number }),
                    onOpen: () => downloadInvoicePdf(invoice.id, lang),
                  },
                ]}
              />
            </li>
          );
        })}
      </ul>
      {order.viewer.canReorder && <Link to="/buyer/dashboard#invoices">{t('order.invoices.all')}</Link>}
    </section>
  );
}

const styles = {
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${color.line}`,
  }),
};
