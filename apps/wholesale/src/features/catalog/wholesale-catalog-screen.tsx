import type { WholesaleCatalog } from '@orime/contracts/api/trade/wholesale';
import { useSearchParams, useT } from '@orime/platform';
import {
  Button,
  Cluster,
  css,
  EmptyState,
  FailedState,
  Grid,
  Heading,
  Notice,
  Page,
  Skeleton,
  SkeletonRegion,
  space,
  Stack,
  Text,
} from '@orime/ui';
import { AccessCard, useTradeRead } from '../access/index.ts';
import { CatalogFilters } from './catalog-filters.tsx';
import { CATALOG_READ } from './catalog-reads.ts';
import { LineSheet } from './line-sheet.tsx';
import { WindowNav } from './window-nav.tsx';

/** The line sheet: every style that stores may order, as pictures or as a dense table. */
export default function WholesaleCatalogScreen() {
  const t = useT('wholesale');
  const { data, access, search, isError, isFetching, isPlaceholderData, refetch } = useTradeRead<WholesaleCatalog>(CATALOG_READ, {
    keepsPrevious: true,
  });
  const [, setSearch] = useSearchParams();
  return (
    <Page width="wide">
      <header css={styles.head}>
        <Heading level={1}>{t('catalog.title')}</Heading>
        <Text lead tone="muted" css={styles.dek}>
          {t('catalog.dek')}
        </Text>
      </header>
      <Stack gap={5}>
        {access && <AccessCard access={access} />}
        <CatalogFilters
          facets={data?.facets ?? {}}
          search={search}
          isBuyer={access === 'verified'}
          onApply={(next) => setSearch(next, { preventScrollReset: true })}
        />
        <WindowNav windows={data?.facets['window'] ?? []} search={search} />
        {search.has('linesheet') && access !== 'verified' && (
          <Notice>
            <Cluster justify="space-between">
              <span>{t('catalog.sheet')}</span>
              <Button size="sm" variant="secondary" onClick={() => setSearch((now) => without(now, 'linesheet'))}>
                {t('catalog.sheet.clear')}
              </Button>
            </Cluster>
          </Notice>
        )}
        {isError && !data && <FailedState onRetry={() => void refetch()} busy={isFetching} />}
        {!isError && !data && (
          <SkeletonRegion>
            <Grid columns={[2, 3, 4]} gap={3} rowGap={7}>
              {Array.from({ length: 8 }, (_, index) => (
                <Skeleton key={index} ratio="3 / 5" />
              ))}
            </Grid>
          </SkeletonRegion>
        )}
        {data && data.items.length === 0 && (
          <EmptyState
            title={t('catalog.empty.title')}
            text={t('catalog.empty.text')}
            actions={<Button onClick={() => setSearch({})}>{t('catalog.empty.clear')}</Button>}
          />
        )}
        {data && data.items.length > 0 && <LineSheet catalog={data} access={access} search={search} busy={isPlaceholderData} />}
      </Stack>
    </Page>
  );
}

function without(search: URLSearchParams, name: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(name);
  return next;
}

const styles = {
  head: css({ display: 'grid', gap: space[2], marginBlockEnd: space[5] }),
  dek: css({ maxWidth: '44rem' }),
};
