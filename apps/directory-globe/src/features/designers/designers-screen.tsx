import { useDisciplineName } from '@orime/cards';
import { keepPreviousData, useFormat, useQuery, useReadContext, useT } from '@orime/platform';
import { css, FailedState, Grid, Heading, Page, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { NothingFound, type DroppableFilter } from '../../list-filters/nothing-found.tsx';
import { listAddress, useListSearch } from '../../list-filters/use-list-search.ts';
import { DesignersFilters, usePriceBandName } from './designers-filters.tsx';
import { DesignersList } from './designers-list.tsx';
import { cleanDesignersSearch } from './designers-search.ts';
import { designersQuery } from './designers.api.ts';

/** The directory of designers: by initial, place, craft, price, or a word in either script. */
export default function DesignersScreen() {
  const t = useT('directory-globe');
  const { search } = useListSearch();
  const clean = cleanDesignersSearch(search);
  const designers = useQuery({ ...designersQuery({ ...useReadContext(), search: clean }), placeholderData: keepPreviousData });
  const droppable = useDroppableFilters(clean, designers.data?.without ?? {});

  return (
    <Page>
      <header css={styles.head}>
        <Heading level={1}>{t('designers.title')}</Heading>
        <Text lead tone="muted" size="lg" css={styles.dek}>
          {t('designers.dek')}
        </Text>
      </header>
      <DesignersFilters search={clean} page={designers.data} />
      {designers.isPending && (
        <SkeletonRegion>
          <Grid columns={[1, 2, 3]} gap={5} rowGap={7}>
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} ratio="9 / 6" />
            ))}
          </Grid>
        </SkeletonRegion>
      )}
      {designers.isError && <FailedState onRetry={() => void designers.refetch()} busy={designers.isFetching} />}
      {designers.data && designers.data.total === 0 && (
        <NothingFound
          title={t('designers.none.title')}
          text={t('designers.none.text')}
          filters={droppable}
          clearLabel={t('designers.none.clear')}
          clearTo="/designers"
        />
      )}
      {designers.data && designers.data.total > 0 && (
        <DesignersList search={clean} page={designers.data} busy={designers.isPlaceholderData} />
      )}
    </Page>
  );
}

/** Filters in use, in words, with how many designers there would be without each. */
function useDroppableFilters(search: URLSearchParams, without: Readonly<Record<string, number>>): readonly DroppableFilter[] {
  const t = useT('directory-globe');
  const format = useFormat();
  const disciplineName = useDisciplineName();
  const bandName = usePriceBandName();
  const inWords: Readonly<Record<string, (value: string) => string>> = {
    q: (value) => t('filters.words', { words: value }),
    country: (value) => format.country(value.toUpperCase()),
    discipline: disciplineName,
    priceBand: bandName,
    wholesale: () => t('designers.stores'),
    since: () => t('designers.new'),
  };
  return Object.entries(inWords).flatMap(([name, say]) => {
    const value = search.get(name) ?? '';
    const to = listAddress('/designers', search, { [name]: '', page: '' });
    return value === '' ? [] : [{ label: say(value), count: without[name] ?? 0, to }];
  });
}

const styles = {
  head: css({ display: 'grid', gap: space[3], marginBlockEnd: space[6] }),
  dek: css({ maxWidth: '40rem' }),
};
