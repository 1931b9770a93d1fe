import { keepPreviousData, Link, useQuery, useSearchParams, useT } from '@orime/platform';
import { color, css, EmptyState, FailedState, Heading, media, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { Pagination } from '@orime/ui/data';
import { useEffect, useRef } from 'react';
import { InvoiceRow } from './invoice-row.tsx';
import { companyInvoicesQuery, INVOICES_A_PAGE } from './invoices.api.ts';
import { LinkedInvoice } from './linked-invoice.tsx';

/** What the company was invoiced and credited, page by page (`?page`). Opens on the invoice that a mail or a notice names (`?invoice`). */
export function CompanyInvoices({ buyerId }: { readonly buyerId: string }) {
  const t = useT('wholesale');
  const [search] = useSearchParams();
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1);
  const linkedId = search.get('invoice');
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...companyInvoicesQuery(buyerId, page),
    placeholderData: keepPreviousData,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(page);
  // Synchronises focus with the page that was asked for: its links are below the rows, which are others now.
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    heading.current?.focus();
  }, [page]);
  const isApart = linkedId !== null && data !== undefined && !data.items.some(({ id }) => id === linkedId);

  return (
    <section css={styles.root} aria-labelledby="invoices">
      <div css={styles.head}>
        <Heading id="invoices" level={2} size={3} ref={heading} tabIndex={-1} css={styles.title}>
          {t('invoices.title')}
        </Heading>
        <Text tone="muted" size="sm">
          {t('invoices.text')}
        </Text>
      </div>
      {data === undefined &&
        (isError ? (
          <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <SkeletonRegion css={styles.waiting}>
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} height="auto" />
            ))}
          </SkeletonRegion>
        ))}
      {isApart && <LinkedInvoice buyerId={buyerId} id={linkedId} />}
      {data !== undefined && data.total === 0 && (
        <EmptyState level={3} css={styles.empty} title={t('invoices.empty.title')} text={t('invoices.empty.text')} />
      )}
      {data !== undefined && data.total > 0 && (
        <>
          <ul css={[styles.list, isPlaceholderData && styles.stale]} aria-labelledby="invoices" aria-busy={isPlaceholderData}>
            {data.items.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} isLinked={invoice.id === linkedId} />
            ))}
          </ul>
          <Pagination
            linkAs={Link}
            page={page}
            pageCount={Math.ceil(data.total / INVOICES_A_PAGE)}
            hrefFor={(to) => (to === 1 ? '/buyer/dashboard' : `/buyer/dashboard?page=${to}`)}
          />
        </>
      )}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  head: css({ display: 'grid', gap: space[2] }),
  title: css({ scrollMarginBlockStart: '6rem' }),
  // As high as rows are.
  waiting: css({ display: 'grid', gap: space[3], gridAutoRows: '9.5rem', [media.tablet]: { gridAutoRows: '6.5rem' } }),
  empty: css({ paddingBlock: space[6], borderBlock: `1px solid ${color.line}` }),
  list: css({ listStyle: 'none', margin: 0, padding: 0, borderBlockStart: `1px solid ${color.line}` }),
  stale: css({ opacity: 0.5 }),
};
