import { useFormat, useQuery } from '@orime/platform';
import { css, FailedState, Heading, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { useDesignT } from '../design-texts.ts';
import { stockQuery } from '../design.api.ts';
import { StockSize } from './stock-size.tsx';

/** What is on hand of each size, how it came to that, and a way to change it. Acts at once, beside the form. Fetches. */
export function StockPanel({ designId }: { readonly designId: string }) {
  const t = useDesignT();
  const format = useFormat();
  const { data, isError, isFetching, refetch } = useQuery(stockQuery(designId));
  const total = data?.items.reduce((sum, { onHand, allocated }) => sum + onHand - allocated, 0) ?? 0;
  return (
    <section css={styles.root} aria-labelledby="design-stock">
      <div>
        <Heading level={2} size={4} id="design-stock">
          {t('design.stock.title')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('design.stock.text')}
        </Text>
      </div>
      {data === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && !isError && (
        <SkeletonRegion>
          <Skeleton height="8rem" />
        </SkeletonRegion>
      )}
      {data?.items.length === 0 && <Text tone="muted">{t('design.stock.none')}</Text>}
      {data && data.items.length > 0 && (
        <>
          <ul css={styles.sizes}>
            {data.items.map((stock) => (
              <StockSize key={stock.sku} designId={designId} stock={stock} />
            ))}
          </ul>
          <Text size="sm">{t('design.stock.total', { total: format.number(total) })}</Text>
        </>
      )}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], minWidth: 0 }),
  sizes: css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }),
};
