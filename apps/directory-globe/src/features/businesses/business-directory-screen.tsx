import { keepPreviousData, Link, useQuery, useReadContext, useT } from '@orime/platform';
import { buttonStyles, css, FailedState, Heading, media, Page, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { useListSearch } from '../../list-filters/use-list-search.ts';
import { BusinessFilters } from './business-filters.tsx';
import { BusinessResults } from './business-results.tsx';
import { cleanBusinessSearch, hasProducerFilter, readKind } from './business-search.ts';
import { producersQuery, stockistsQuery } from './businesses.api.ts';
import { KindTabs } from './kind-tabs.tsx';

/** Producers and stores in one directory: by kind, place, craft and terms. */
export default function BusinessDirectoryScreen() {
  const t = useT('directory-globe');
  const { search } = useListSearch();
  const clean = cleanBusinessSearch(search);
  const context = { ...useReadContext(), search: clean };
  const producers = useQuery({ ...producersQuery(context), placeholderData: keepPreviousData });
  const stockists = useQuery({ ...stockistsQuery(context), placeholderData: keepPreviousData });
  const kind = readKind(clean);
  const failed = [producers, stockists].filter(({ isError }) => isError);

  return (
    <Page>
      <header css={styles.head}>
        <div css={styles.words}>
          <Heading level={1}>{t('businesses.title')}</Heading>
          <Text lead tone="muted" size="lg">
            {t('businesses.dek')}
          </Text>
        </div>
        <Link css={buttonStyles({ variant: 'secondary' })} to="/for-manufacturers">
          {t('businesses.add')}
        </Link>
      </header>
      <KindTabs
        kind={kind}
        search={clean}
        counts={{ producers: producers.data?.total, stockists: hasProducerFilter(clean) ? 0 : stockists.data?.total }}
      />
      <BusinessFilters kind={kind} search={clean} producers={producers.data} stockists={stockists.data} />
      {failed.length > 0 && (
        <FailedState
          onRetry={() => {
            for (const query of failed) void query.refetch();
          }}
          busy={failed.some(({ isFetching }) => isFetching)}
        />
      )}
      {failed.length === 0 && (producers.data === undefined || stockists.data === undefined) && (
        <SkeletonRegion>
          <Skeleton height="40rem" />
        </SkeletonRegion>
      )}
      {producers.data && stockists.data && (
        <BusinessResults
          kind={kind}
          search={clean}
          producers={producers.data}
          stockists={stockists.data}
          busy={producers.isPlaceholderData || stockists.isPlaceholderData}
        />
      )}
    </Page>
  );
}

const styles = {
  head: css({
    display: 'grid',
    gap: space[4],
    justifyItems: 'start',
    marginBlockEnd: space[5],
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  }),
  words: css({ display: 'grid', gap: space[3], maxWidth: '44rem' }),
};
