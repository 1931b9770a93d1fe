import { useQuery, useReadContext, useT } from '@orime/platform';
import { Container, css, EmptyState, FailedState, Heading, space, Text } from '@orime/ui';
import { articlesQuery } from './digital-magazine.api.ts';
import { LatestStories } from './latest-stories.tsx';
import { LeadStory } from './lead-story.tsx';
import { MagazineFoot } from './magazine-foot.tsx';
import { ClearFiltersLink, MagazineSections } from './magazine-sections.tsx';
import { MagazineSkeleton } from './magazine-skeleton.tsx';
import { MostLiked } from './most-liked.tsx';
import { PullQuote } from './pull-quote.tsx';
import { SpecialForms } from './special-forms.tsx';

/** The magazine's front page: an opener, sections, the stories in their rhythm, the most liked ones, and tags at the foot. */
export default function DigitalMagazineScreen() {
  const t = useT('magazine');
  const context = useReadContext();
  const articles = useQuery(articlesQuery(context, 1));
  const isFiltered = ['section', 'tag', 'q'].some((name) => context.search.has(name));
  const [lead] = articles.data?.items ?? [];

  return (
    <div css={styles.root}>
      <Container as="header" css={styles.head}>
        <Heading level={1} size="hero">
          {t('digital-magazine.title')}
        </Heading>
        <Text lead tone="muted" size="lg" css={styles.dek}>
          {t('digital-magazine.dek')}
        </Text>
      </Container>
      {articles.isPending && (
        <Container>
          <MagazineSkeleton />
        </Container>
      )}
      {articles.isError && (
        <Container>
          <FailedState onRetry={() => void articles.refetch()} busy={articles.isFetching} />
        </Container>
      )}
      {articles.data && (
        <>
          <Container>
            <MagazineSections page={articles.data} />
          </Container>
          {lead === undefined ? (
            <Container>
              <EmptyState
                title={t(isFiltered ? 'digital-magazine.empty.filtered' : 'digital-magazine.empty.title')}
                text={t(isFiltered ? 'digital-magazine.empty.filtered-text' : 'digital-magazine.empty.text')}
                actions={isFiltered && <ClearFiltersLink />}
              />
            </Container>
          ) : (
            <>
              <LeadStory story={lead} />
              <Container css={styles.stories}>
                <LatestStories first={articles.data} />
                {!isFiltered && articles.data.quote && <PullQuote quote={articles.data.quote} />}
                {!isFiltered && <MostLiked />}
                {!isFiltered && <SpecialForms />}
              </Container>
            </>
          )}
          <Container>
            <MagazineFoot page={articles.data} />
          </Container>
        </>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5], paddingBlock: `clamp(${space[4]}, 3vw, ${space[6]}) ${space[9]}`, '& > *': { minWidth: 0 } }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: `${space[2]} ${space[6]}` }),
  dek: css({ maxWidth: '26rem' }),
  stories: css({ display: 'grid', gap: space[9], marginBlockStart: space[8] }),
};
