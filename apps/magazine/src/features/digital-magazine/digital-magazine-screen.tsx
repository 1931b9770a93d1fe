import { ArticleCard } from '@orime/cards';
import { useQuery, useReadContext, useT } from '@orime/platform';
import { css, EmptyState, FailedState, Heading, Page, space, Text } from '@orime/ui';
import { articlesQuery } from './digital-magazine.api.ts';
import { LatestStories } from './latest-stories.tsx';
import { ClearFiltersLink, MagazineFilters } from './magazine-filters.tsx';
import { MagazineSkeleton } from './magazine-skeleton.tsx';
import { MostLiked } from './most-liked.tsx';

/** The magazine's front page: cover story, sections, tags, the latest stories and the most liked ones. */
export default function DigitalMagazineScreen() {
  const t = useT('magazine');
  const context = useReadContext();
  const articles = useQuery(articlesQuery(context, 1));
  const isFiltered = ['section', 'tag', 'q'].some((name) => context.search.has(name));
  const [lead] = articles.data?.items ?? [];

  return (
    <Page>
      <header css={styles.head}>
        <Heading level={1} size="hero">
          {t('digital-magazine.title')}
        </Heading>
        <Text tone="muted" size="lg" css={styles.dek}>
          {t('digital-magazine.dek')}
        </Text>
      </header>
      {articles.isPending && <MagazineSkeleton />}
      {articles.isError && <FailedState onRetry={() => void articles.refetch()} busy={articles.isFetching} />}
      {articles.data && (
        <>
          <MagazineFilters page={articles.data} />
          {lead === undefined && (
            <EmptyState
              title={t(isFiltered ? 'digital-magazine.empty.filtered' : 'digital-magazine.empty.title')}
              text={t(isFiltered ? 'digital-magazine.empty.filtered-text' : 'digital-magazine.empty.text')}
              actions={isFiltered && <ClearFiltersLink />}
            />
          )}
          {lead !== undefined && (
            <>
              <div css={styles.lead}>
                <ArticleCard article={lead} layout="lead" level={2} sizes="(min-width: 1440px) 90rem, 100vw" priority />
              </div>
              <div css={styles.columns}>
                <LatestStories first={articles.data} />
                {!isFiltered && <MostLiked />}
              </div>
            </>
          )}
        </>
      )}
    </Page>
  );
}

const styles = {
  head: css({ display: 'grid', gap: space[3], marginBlockEnd: space[6] }),
  dek: css({ maxWidth: '40rem' }),
  lead: css({ marginBlock: `${space[5]} ${space[8]}` }),
  columns: css({
    display: 'grid',
    gap: space[8],
    '@media (min-width: 1224px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(16rem, 1fr)' },
  }),
};
