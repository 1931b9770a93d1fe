import { keepPreviousData, useQuery, useReadContext, useT } from '@orime/platform';
import { css, FailedState, Grid, Heading, Page, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { DesignersFilters } from './designers-filters.tsx';
import { DesignersList } from './designers-list.tsx';
import { designersQuery, directoryQuery } from './designers.api.ts';

/** The directory of designers: by letter, country, discipline, or a word in either script. */
export default function DesignersScreen() {
  const t = useT('directory-globe');
  const context = useReadContext();
  const designers = useQuery({ ...designersQuery(context), placeholderData: keepPreviousData });
  const directory = useQuery(directoryQuery(context));

  return (
    <Page>
      <header css={styles.head}>
        <Heading level={1} size="hero">
          {t('designers.title')}
        </Heading>
        <Text tone="muted" size="lg" css={styles.dek}>
          {t('designers.dek')}
        </Text>
      </header>
      <DesignersFilters directory={directory.data ?? []} />
      {designers.isPending && (
        <SkeletonRegion>
          <Grid columns={[1, 3, 4]} gap={4} rowGap={7}>
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={index} ratio="4 / 6" />
            ))}
          </Grid>
        </SkeletonRegion>
      )}
      {designers.isError && <FailedState onRetry={() => void designers.refetch()} busy={designers.isFetching} />}
      {designers.data && <DesignersList first={designers.data} busy={designers.isPlaceholderData} />}
    </Page>
  );
}

const styles = {
  head: css({ display: 'grid', gap: space[3], marginBlockEnd: space[6] }),
  dek: css({ maxWidth: '40rem' }),
};
