import { keepPreviousData, Link, useQuery, useSearchParams, useT } from '@orime/platform';
import { Button, css, EmptyState, FailedState, Search, Skeleton, SkeletonRegion, space, Text, TextField } from '@orime/ui';
import { Pagination } from '@orime/ui/data';
import type { FormEvent } from 'react';
import { DesignsTable } from './designs-table.tsx';
import { PAGE_SIZE, publicDesignsQuery } from './designs.api.ts';

/** Every public design, to look up and to take out of sight. */
export function AllDesigns() {
  const t = useT('admin');
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const designs = useQuery({ ...publicDesignsQuery({ q, page }), placeholderData: keepPreviousData });

  function handleSearch(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    setSearch(words === '' ? { tab: 'all' } : { tab: 'all', q: words }, { preventScrollReset: true });
  }

  return (
    <div css={styles.root}>
      <form role="search" css={styles.search} onSubmit={handleSearch}>
        <TextField key={q} label={t('all.search')} name="q" type="search" defaultValue={q} maxLength={200} autoComplete="off" />
        <Button type="submit" variant="secondary" aria-label={t('all.search-submit')}>
          <Search size={18} aria-hidden />
        </Button>
      </form>
      {designs.isPending && (
        <SkeletonRegion>
          <Skeleton height="30rem" />
        </SkeletonRegion>
      )}
      {designs.isError && <FailedState onRetry={() => void designs.refetch()} busy={designs.isFetching} />}
      {designs.data && (
        <>
          <Text size="sm" tone="muted" role="status">
            {t('all.count', { count: designs.data.total })}
          </Text>
          <DesignsTable
            designs={designs.data.items}
            busy={designs.isPlaceholderData}
            empty={<EmptyState title={t('all.empty.title')} text={t('all.empty.text')} />}
          />
          <Pagination
            page={page}
            pageCount={Math.ceil(designs.data.total / PAGE_SIZE)}
            hrefFor={(target) => addressOf(q, target)}
            linkAs={Link}
          />
        </>
      )}
    </div>
  );
}

function addressOf(q: string, page: number): string {
  return `/admin/update-all-designs?${new URLSearchParams({ tab: 'all', ...(q !== '' && { q }), page: String(page) }).toString()}`;
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }),
  search: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[2], alignItems: 'end', maxWidth: '30rem' }),
};
