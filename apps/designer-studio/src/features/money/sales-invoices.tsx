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
  css,
  EmptyState,
  FailedState,
  Heading,
  Notice,
  Skeleton,
  SkeletonRegion,
  space,
  Text,
  VisuallyHidden,
  type BadgeTone,
} from '@orime/ui';
import { Pagination, Table } from '@orime/ui/data';
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
        <InvoiceTable
          invoices={data.items}
          busyId={download.isPending ? download.variables : undefined}
          onDownload={(id) => download.mutate(id)}
        />
      )}
      {data !== undefined && (
        <Pagination page={page} pageCount={Math.ceil(data.total / INVOICES_A_PAGE)} hrefFor={addressOf} linkAs={Link} />
      )}
    </section>
  );
}

type InvoiceTableProps = {
  readonly invoices: readonly Invoice[];
  readonly busyId: string | undefined;
  readonly onDownload: (id: string) => void;
};

function InvoiceTable({ invoices, busyId, onDownload }: InvoiceTableProps) {
  const t = useMoneyT();
  const text = useText();
  const format = useFormat();
  return (
    <Table caption={t('invoices.title')}>
      <thead>
        <tr>
          <th scope="col">{t('invoices.number')}</th>
          <th scope="col">{t('invoices.date')}</th>
          <th scope="col">{t('invoices.order')}</th>
          <th scope="col">{t('invoices.buyer')}</th>
          <th scope="col">{t('invoices.state')}</th>
          <th scope="col" data-align="end">
            {t('invoices.amount')}
          </th>
          <th scope="col">{t('invoices.file')}</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, number, kind, status, issuedAt, orderNumber, relatedNumber, buyer, total }) => (
          <tr key={id}>
            <th scope="row">
              {t(kind === 'credit_note' ? 'invoices.credit-note' : 'invoices.invoice', { number })}
              {relatedNumber !== null && (
                <Text size="sm" tone="muted">
                  {t(kind === 'credit_note' ? 'invoices.credits' : 'invoices.replaces', { number: relatedNumber })}
                </Text>
              )}
            </th>
            <td>{format.date(issuedAt, { dateStyle: 'medium', timeZone: 'UTC' })}</td>
            <td>{orderNumber ?? '–'}</td>
            <td>{text(buyer)}</td>
            <td>{kind === 'credit_note' ? '–' : <Badge tone={TONES[status]}>{t(`invoices.state.${status}`)}</Badge>}</td>
            <td data-align="end">{format.money(total.priceMinor, total.currency)}</td>
            <td>
              <Button variant="ghost" size="sm" busy={busyId === id} onClick={() => onDownload(id)}>
                <VisuallyHidden>{number} </VisuallyHidden>
                {t('invoices.pdf')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const TONES = {
  issued: 'neutral',
  partially_paid: 'warning',
  paid: 'success',
  overdue: 'danger',
  void: 'neutral',
} as const satisfies Record<Invoice['status'], BadgeTone>;

const styles = { root: css({ display: 'grid', gap: space[3], '& > *': { minWidth: 0 } }) };
