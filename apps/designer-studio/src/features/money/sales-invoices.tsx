import type { Invoice } from '@orime/contracts/api/money/invoice';
import {
  keepPreviousData,
  Link,
  textOfError,
  useFormat,
  useLanguage,
  useMutation,
  useQuery,
  useSearchParams,
  useText,
} from '@orime/platform';
import {
  Badge,
  Button,
  color,
  css,
  EmptyState,
  FailedState,
  font,
  Heading,
  media,
  Notice,
  Skeleton,
  SkeletonRegion,
  space,
  Text,
  VisuallyHidden,
  type BadgeTone,
} from '@orime/ui';
import { Pagination } from '@orime/ui/data';
import { useMoneyT } from './money-texts.ts';
import { downloadInvoice, INVOICES_A_PAGE, salesInvoicesQuery } from './money.api.ts';

/** Invoices to those who bought, and what was credited of them; `?invoices=` goes on. Fetches. */
export function SalesInvoices() {
  const t = useMoneyT();
  const text = useText();
  const language = useLanguage();
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('invoices')) || 1);
  const { data, isError, isFetching, refetch } = useQuery({ ...salesInvoicesQuery(page), placeholderData: keepPreviousData });
  const download = useMutation({ mutationFn: (id: string) => downloadInvoice(id, language) });
  const addressOf = (other: number): string => {
    const next = new URLSearchParams(search);
    next.set('invoices', String(other));
    return `?${next.toString()}`;
  };
  return (
    <section css={styles.root} aria-labelledby="sales-invoices">
      <Heading level={2} size={3} id="sales-invoices">
        {t('invoices.title')}
      </Heading>
      {data === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && !isError && (
        <SkeletonRegion>
          <Skeleton height="12rem" />
        </SkeletonRegion>
      )}
      {data?.total === 0 && <EmptyState level={3} title={t('invoices.none')} text={t('invoices.none.text')} />}
      {data !== undefined && data.total > 0 && (
        <Text size="sm" tone="muted">
          {t('invoices.text')}
        </Text>
      )}
      {download.isError && (
        <Notice tone="danger" role="alert">
          {text(textOfError(download.error))}
        </Notice>
      )}
      {data !== undefined && data.items.length > 0 && (
        <ul css={styles.list} aria-labelledby="sales-invoices">
          {data.items.map((invoice) => (
            <InvoiceRow
              key={invoice.id}
              invoice={invoice}
              isBusy={download.isPending && download.variables === invoice.id}
              onDownload={() => download.mutate(invoice.id)}
            />
          ))}
        </ul>
      )}
      {data !== undefined && (
        <Pagination page={page} pageCount={Math.ceil(data.total / INVOICES_A_PAGE)} hrefFor={addressOf} linkAs={Link} />
      )}
    </section>
  );
}

type InvoiceRowProps = { readonly invoice: Invoice; readonly isBusy: boolean; readonly onDownload: () => void };

function InvoiceRow({ invoice, isBusy, onDownload }: InvoiceRowProps) {
  const t = useMoneyT();
  const text = useText();
  const format = useFormat();
  const { number, kind, status, orderNumber: order, relatedNumber, total } = invoice;
  const isNote = kind === 'credit_note';
  // A day of the books, which are kept in UTC.
  const about = { date: format.date(invoice.issuedAt, { dateStyle: 'medium', timeZone: 'UTC' }), buyer: text(invoice.buyer) };
  return (
    <li css={styles.item}>
      <div css={styles.words}>
        <p css={styles.name}>
          {t(isNote ? 'invoices.credit-note' : 'invoices.invoice', { number })}
          {!isNote && <Badge tone={TONES[status]}>{t(`invoices.state.${status}`)}</Badge>}
        </p>
        <Text size="sm" tone="muted">
          {order === null ? t('invoices.about', about) : t('invoices.about.order', { ...about, order })}
        </Text>
        {relatedNumber !== null && (
          <Text size="sm" tone="muted">
            {t(isNote ? 'invoices.credits' : 'invoices.replaces', { number: relatedNumber })}
          </Text>
        )}
      </div>
      <span css={styles.total}>{format.money(total.priceMinor, total.currency)}</span>
      <Button variant="ghost" size="sm" css={styles.file} busy={isBusy} onClick={onDownload}>
        <VisuallyHidden>{number} </VisuallyHidden>
        {t('invoices.pdf')}
      </Button>
    </li>
  );
}

const TONES = {
  issued: 'neutral',
  partially_paid: 'warning',
  paid: 'success',
  overdue: 'danger',
  void: 'neutral',
} as const satisfies Record<Invoice['status'], BadgeTone>;

const styles = {
  root: css({ display: 'grid', gap: space[3], '& > *': { minWidth: 0 } }),
  list: css({ display: 'grid', padding: 0, margin: 0, listStyle: 'none' }),
  item: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[4],
    paddingBlock: space[2],
    borderBlockStart: `1px solid ${color.line}`,
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto 5rem' },
  }),
  words: css({ display: 'grid', gap: space[1], minWidth: 0 }),
  name: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    fontSize: font.size.sm,
    fontWeight: font.weight.medium,
  }),
  total: css({ fontSize: font.size.sm, fontVariantNumeric: 'tabular-nums' }),
  file: css({
    gridColumn: '1 / -1',
    justifySelf: 'start',
    marginInlineStart: `calc(-1 * ${space[3]})`,
    [media.tablet]: { gridColumn: 'auto', justifySelf: 'end', marginInlineStart: 0 },
  }),
};
