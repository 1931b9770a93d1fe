import type { DesignPage } from '@orime/contracts/api/catalogue/design';
import { api, queryOptions, useQuery } from '@orime/platform';
import { toggleFilter, type ActiveFilter } from './catalog-filters.ts';

/** How many designs there would be without each of the filters, in their order; undefined until that is known. */
export function useTotalsWithout(
  filters: readonly ActiveFilter[],
  search: URLSearchParams,
  urlOf: (search: URLSearchParams) => string,
): readonly number[] | undefined {
  const urls = filters.map((filter) => urlOf(toggleFilter(search, filter)));
  const { data } = useQuery(
    queryOptions({
      queryKey: ['design', 'totals', urls],
      queryFn: ({ signal }) => Promise.all(urls.map(async (url) => (await api.get<DesignPage>(url, { signal })).total)),
      enabled: urls.length > 0,
    }),
  );
  return data;
}
