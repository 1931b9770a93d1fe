/** What a person sees of a grid: what an address or a saved filter holds. */
export type GridView = {
  readonly sort: { readonly column: string; readonly descending: boolean } | undefined;
  /** Column id → what it is filtered by: words, a value, or a range as `from..to` with either side perhaps empty. */
  readonly filters: Readonly<Record<string, string>>;
  /** Ids of columns that are not shown. */
  readonly hidden: readonly string[];
  readonly isDense: boolean;
};

export const emptyView: GridView = { sort: undefined, filters: {}, hidden: [], isDense: false };

const FILTER = 'f.';

/** Reads a view from an address: `?sort=-total&f.status=paid&hide=note,city&dense=1`. */
export function readGridView(search: URLSearchParams): GridView {
  const sort = search.get('sort') ?? '';
  const filters = [...search].filter(([name, value]) => name.startsWith(FILTER) && value !== '');
  return {
    sort: sort === '' ? undefined : { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') },
    filters: Object.fromEntries(filters.map(([name, value]) => [name.slice(FILTER.length), value])),
    hidden: (search.get('hide') ?? '').split(',').filter((id) => id !== ''),
    isDense: search.get('dense') === '1',
  };
}

/** The address with a view in it; other parameters stay. */
export function writeGridView({ sort, filters, hidden, isDense }: GridView, search = new URLSearchParams()): URLSearchParams {
  const own = new URLSearchParams([...search].filter(([name]) => !name.startsWith(FILTER) && !['sort', 'hide', 'dense'].includes(name)));
  if (sort !== undefined) own.set('sort', (sort.descending ? '-' : '') + sort.column);
  for (const [column, value] of Object.entries(filters)) if (value !== '') own.set(FILTER + column, value);
  if (hidden.length > 0) own.set('hide', hidden.join(','));
  if (isDense) own.set('dense', '1');
  return own;
}

/** The two ends of a range filter; undefined where it is open. */
export function readRange(text: string): { readonly from: string | undefined; readonly to: string | undefined } {
  const [from = '', to = ''] = text.split('..');
  return { from: from === '' ? undefined : from, to: to === '' ? undefined : to };
}
