import {
  keepPreviousData,
  Link,
  textOfError,
  useMarket,
  useMutation,
  useQuery,
  useQueryClient,
  useSearchParams,
  useT,
  useText,
} from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, font, Heading, showToast, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { DataTable, Pagination } from '@orime/ui/data';
import { useState } from 'react';
import { DESIGNS_A_PAGE, hideDesign, ownDesignsQuery } from '../dashboard.api.ts';
import { BulkHide } from './bulk-hide.tsx';
import { DesignsFilters, filterOf } from './designs-filters.tsx';
import { useDesignColumns } from './use-design-columns.tsx';

const NONE: ReadonlySet<string> = new Set();

/** Everything one has made, in whatever state; words, state and page are in the address. Fetches. */
export function DesignsTable({ isApproved }: { readonly isApproved: boolean }) {
  const t = useT('designer-studio');
  const text = useText();
  const { currency } = useMarket();
  const [search, setSearch] = useSearchParams();
  const queries = useQueryClient();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const filter = filterOf(search);
  const isNarrowed = filter.q !== undefined || filter.state !== undefined;
  const { data, isError, isFetching, refetch } = useQuery({
    ...ownDesignsQuery({ page, currency, ...filter }),
    placeholderData: keepPreviousData,
  });
  // What is chosen is chosen on the page that is shown: nothing is hidden out of sight.
  const place = search.toString();
  const [chosen, setChosen] = useState({ at: place, ids: NONE });
  const selected = chosen.at === place ? chosen.ids : NONE;
  const choose = (ids: ReadonlySet<string>): void => setChosen({ at: place, ids });
  const hiding = useMutation({
    mutationFn: ({ id, hidden }: { readonly id: string; readonly hidden: boolean }) => hideDesign(id, !hidden),
    onSuccess: () =>
      Promise.all([queries.invalidateQueries({ queryKey: ['designs'] }), queries.invalidateQueries({ queryKey: ['profile'] })]),
    onError: (error) => showToast({ message: text(textOfError(error)), tone: 'danger' }),
  });
  const columns = useDesignColumns({
    isApproved,
    busyId: hiding.isPending ? hiding.variables.id : undefined,
    onHide: (design) => hiding.mutate(design),
  });
  const addressOf = (other: number): string => {
    const next = new URLSearchParams(search);
    next.set('page', String(other));
    return `?${next.toString()}`;
  };

  return (
    <section css={styles.root} aria-labelledby="designs">
      <div css={styles.head}>
        <Heading level={2} size={3} id="designs">
          {t('designs.title')}
        </Heading>
        <Link css={styles.link} to="/add-design-upload">
          {t('designs.add-many')}
        </Link>
      </div>
      {isError && !data && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {!isError && !data && (
        <SkeletonRegion>
          <Skeleton height="12rem" />
        </SkeletonRegion>
      )}
      {data && (data.total > 0 || isNarrowed) && (
        <DesignsFilters key={filter.q ?? ''} filter={filter} onFilter={(next) => setSearch(next(search), { replace: true })} />
      )}
      {data && selected.size > 0 && <BulkHide designs={data.items.filter(({ id }) => selected.has(id))} onDone={() => choose(NONE)} />}
      {data && (
        <DataTable
          caption={t('designs.title')}
          columns={columns}
          rows={data.items}
          rowId={({ id }) => id}
          rowName={(design) => text(design)}
          selected={selected}
          onSelect={choose}
          empty={
            isNarrowed ? (
              <EmptyState level={3} title={t('designs.none.title')} text={t('designs.none.text')} />
            ) : (
              <EmptyState
                level={3}
                title={t('designs.empty.title')}
                text={t('designs.empty.text')}
                actions={
                  <Link css={buttonStyles()} to="/add-design">
                    {t('dashboard.add-design')}
                  </Link>
                }
              />
            )
          }
        />
      )}
      {data && <Pagination page={page} pageCount={Math.ceil(data.total / DESIGNS_A_PAGE)} hrefFor={addressOf} linkAs={Link} />}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }),
  head: css({ display: 'flex', flexWrap: 'wrap', columnGap: space[5], justifyContent: 'space-between', alignItems: 'baseline' }),
  link: css({ display: 'inline-block', paddingBlock: space[2], fontWeight: font.weight.medium }),
};
