import { textOfError, useFormat, useLanguage, useMutation, useQuery, useT, useText } from '@orime/platform';
import {
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
} from '@orime/ui';
import { downloadInvoice, ownInvoicesQuery } from './money.api.ts';

/** What the marketplace kept, month by month, each an invoice to keep. Fetches. */
export function CommissionInvoices() {
  const t = useT('designer-studio');
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery(ownInvoicesQuery());
  const download = useMutation({ mutationFn: (id: string) => downloadInvoice(id, language) });
  const invoices = data?.items.filter(({ month }) => month !== null) ?? [];
  return (
    <section css={styles.root} aria-labelledby="commission">
      <Heading level={2} size={3} id="commission">
        {t('commission.title')}
      </Heading>
      {isError && !data && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {!isError && !data && (
        <SkeletonRegion css={styles.root}>
          <Skeleton height="2.75rem" />
          <Skeleton height="2.75rem" />
        </SkeletonRegion>
      )}
      {data && invoices.length === 0 && <EmptyState level={3} title={t('commission.none')} text={t('commission.none.text')} />}
      {invoices.length > 0 && (
        <Text size="sm" tone="muted">
          {t('commission.text')}
        </Text>
      )}
      {download.isError && (
        <Notice tone="danger" role="alert">
          {text(textOfError(download.error))}
        </Notice>
      )}
      <ul css={styles.list}>
        {invoices.map(({ id, number, kind, month, total }) => (
          <li key={id} css={styles.item}>
            <span>{format.date(`${month ?? ''}-01`, { year: 'numeric', month: 'long', timeZone: 'UTC' })}</span>
            <span css={styles.total}>{format.money(total.priceMinor, total.currency)}</span>
            <Button variant="ghost" size="sm" busy={download.isPending && download.variables === id} onClick={() => download.mutate(id)}>
              {t(kind === 'credit_note' ? 'commission.credit-note' : 'commission.invoice', { number })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  list: css({ display: 'grid', padding: 0, margin: 0, listStyle: 'none', fontSize: font.size.sm }),
  item: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[4],
    paddingBlock: space[2],
    borderBlockStart: `1px solid ${color.line}`,
    '& > button': { gridColumn: '1 / -1', justifySelf: 'start', marginInlineStart: `calc(-1 * ${space[3]})` },
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto 15rem',
      '& > button': { gridColumn: 'auto', justifySelf: 'end', marginInlineStart: 0 },
    },
  }),
  total: css({ fontVariantNumeric: 'tabular-nums' }),
};
