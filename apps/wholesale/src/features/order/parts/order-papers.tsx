import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { useLanguage, useT } from '@orime/platform';
import { css, Heading, space } from '@orime/ui';
import { PaperButtons } from '@orime/ui/data';
import { downloadOrderPdf, downloadOrderXlsx } from '../order.api.ts';

/** The order as files, in the language of the page. */
export function OrderPapers({ order: { id, number } }: { readonly order: Pick<WholesaleOrder, 'id' | 'number'> }) {
  const t = useT('wholesale');
  const lang = useLanguage();
  return (
    <section css={styles.root} aria-labelledby="order-papers">
      <Heading id="order-papers" level={2} size={4}>
        {t('order.papers')}
      </Heading>
      <PaperButtons
        printable
        label={t('order.papers')}
        papers={[
          { id: 'pdf', kind: 'pdf', label: t('order.paper', { number }), onOpen: () => downloadOrderPdf(id, lang) },
          { id: 'xlsx', kind: 'xlsx', label: t('order.paper', { number }), onOpen: () => downloadOrderXlsx(id, lang) },
        ]}
      />
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[3] }) };
