import { isApiError, useQuery, useT } from '@orime/platform';
import { color, css, FailedState, Notice, Skeleton, SkeletonRegion } from '@orime/ui';
import { InvoiceRow } from './invoice-row.tsx';
import { companyInvoiceQuery } from './invoices.api.ts';

/** The invoice that a link names when it is on another page than the one that is shown. Fetches. */
export function LinkedInvoice({ buyerId, id }: { readonly buyerId: string; readonly id: string }) {
  const t = useT('wholesale');
  const { data, error, isFetching, refetch } = useQuery(companyInvoiceQuery(buyerId, id));
  if (data !== undefined)
    return (
      <ul css={styles.list} aria-label={t('invoices.linked')}>
        <InvoiceRow invoice={data} isLinked />
      </ul>
    );
  if (isApiError(error) && (error.status === 404 || error.status === 400))
    return (
      <Notice tone="warning" role="status">
        {t('invoices.missing')}
      </Notice>
    );
  if (error) return <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <SkeletonRegion>
      <Skeleton height="5.5rem" />
    </SkeletonRegion>
  );
}

const styles = { list: css({ listStyle: 'none', margin: 0, padding: 0, borderBlockStart: `1px solid ${color.line}` }) };
