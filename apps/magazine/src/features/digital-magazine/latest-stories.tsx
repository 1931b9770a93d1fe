import { ArticleCard } from '@orime/cards';
import { Link, useQuery, useReadContext, useSearchParams, useT } from '@orime/platform';
import { buttonStyles, css, FailedState, Grid, Heading, space, Text } from '@orime/ui';
import { PAGE_SIZE } from './digital-magazine-reads.ts';
import { articlesQuery, type ArticlePage } from './digital-magazine.api.ts';
import { StoriesSkeleton } from './magazine-skeleton.tsx';

/** A visitor who edits the address gets no more pages than this at once. */
const MAX_PAGES = 20;

/** The stories after the lead. `?page=3` shows the first three pages, so "load more" has an address and survives a reload. */
export function LatestStories({ first }: { readonly first: ArticlePage }) {
  const t = useT('magazine');
  const [search] = useSearchParams();
  const pages = Math.max(1, Math.ceil(first.total / PAGE_SIZE));
  const shown = Math.min(pages, MAX_PAGES, Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1));
  const next = new URLSearchParams(search);
  next.set('page', String(shown + 1));
  return (
    <section aria-labelledby="latest-stories">
      <Heading level={2} size={3} id="latest-stories" css={styles.heading}>
        {t('digital-magazine.latest')}
      </Heading>
      <Stories page={first} skip={1} />
      {Array.from({ length: shown - 1 }, (_, index) => (
        <MoreStories key={index} page={index + 2} />
      ))}
      {shown < pages && (
        <p css={styles.more}>
          <Link css={buttonStyles({ variant: 'secondary' })} to={`/digital-magazine?${next.toString()}`} replace preventScrollReset>
            {t('digital-magazine.more')}
          </Link>
        </p>
      )}
      <Text size="sm" tone="muted" css={styles.feed}>
        <a href="/rss.xml">{t('digital-magazine.rss')}</a>
      </Text>
    </section>
  );
}

function MoreStories({ page }: { readonly page: number }) {
  const more = useQuery(articlesQuery(useReadContext(), page));
  if (more.isError) return <FailedState onRetry={() => void more.refetch()} busy={more.isFetching} level={3} />;
  return more.data === undefined ? <StoriesSkeleton count={6} /> : <Stories page={more.data} />;
}

function Stories({ page, skip = 0 }: { readonly page: ArticlePage; readonly skip?: number }) {
  return (
    <Grid as="ul" columns={[1, 2, 3]} gap={5} rowGap={7} css={styles.list}>
      {page.items.slice(skip).map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} sizes="(min-width: 1224px) 22vw, (min-width: 768px) 45vw, 100vw" />
        </li>
      ))}
    </Grid>
  );
}

const styles = {
  heading: css({ marginBlockEnd: space[5] }),
  list: css({ '& + &': { marginBlockStart: space[7] } }),
  more: css({ display: 'flex', justifyContent: 'center', marginBlockStart: space[7] }),
  feed: css({ marginBlockStart: space[6], '& a': { display: 'inline-block', paddingBlock: space[2] } }),
};
