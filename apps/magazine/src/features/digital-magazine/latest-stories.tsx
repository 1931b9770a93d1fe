import { Link, useQuery, useReadContext, useSearchParams, useT } from '@orime/platform';
import { buttonStyles, css, FailedState, space, VisuallyHidden } from '@orime/ui';
import { PAGE_SIZE } from './digital-magazine-reads.ts';
import { articlesQuery, type ArticlePage } from './digital-magazine.api.ts';
import { StoriesSkeleton } from './magazine-skeleton.tsx';
import { StoryGrid } from './story-grid.tsx';

/** A visitor who edits the address gets no more pages than this at once. */
const MAX_PAGES = 20;

/** The stories after the opener. `?page=3` shows the first three pages, so "load more" has an address and survives a reload. */
export function LatestStories({ first }: { readonly first: ArticlePage }) {
  const t = useT('magazine');
  const [search] = useSearchParams();
  const pages = Math.max(1, Math.ceil(first.total / PAGE_SIZE));
  const shown = Math.min(pages, MAX_PAGES, Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1));
  const next = new URLSearchParams(search);
  next.set('page', String(shown + 1));
  return (
    <section aria-labelledby="latest-stories">
      <VisuallyHidden>
        <h2 id="latest-stories">{t('digital-magazine.latest')}</h2>
      </VisuallyHidden>
      <StoryGrid stories={first.items.slice(1)} />
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
    </section>
  );
}

function MoreStories({ page }: { readonly page: number }) {
  const more = useQuery(articlesQuery(useReadContext(), page));
  if (more.isError) return <FailedState onRetry={() => void more.refetch()} busy={more.isFetching} level={3} />;
  return more.data === undefined ? <StoriesSkeleton count={6} /> : <StoryGrid stories={more.data.items} />;
}

const styles = { more: css({ display: 'flex', justifyContent: 'center', marginBlockStart: space[8] }) };
