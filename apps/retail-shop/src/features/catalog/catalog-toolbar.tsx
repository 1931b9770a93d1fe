import { useT } from '@orime/platform';
import { Button, color, css, font, IconButton, media, Search, Segmented, Select, SlidersHorizontal, space, TextField, z } from '@orime/ui';
import { activeFilters, setParameter, SORTS, sortOf } from './catalog-filters.ts';

export type CatalogView = '2' | '3' | '4';

export type CatalogToolbarProps = {
  readonly search: URLSearchParams;
  readonly view: CatalogView;
  readonly onApply: (search: URLSearchParams) => void;
  readonly onOpenFilters: () => void;
};

/** Search, order and density of the list; on narrow screens the way to the filters. */
export function CatalogToolbar({ search, view, onApply, onOpenFilters }: CatalogToolbarProps) {
  const t = useT('retail-shop');
  const count = activeFilters(search).length;
  const words = search.get('q') ?? '';
  return (
    <div css={styles.root}>
      <Button variant="secondary" css={styles.filters} onClick={onOpenFilters}>
        <SlidersHorizontal size={16} aria-hidden />
        {count > 0 ? t('catalog.filters.count', { count }) : t('catalog.filters')}
      </Button>
      <form
        css={styles.search}
        role="search"
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          const field = event.currentTarget.elements.namedItem('q');
          onApply(setParameter(search, 'q', field instanceof HTMLInputElement ? field.value.trim() : ''));
        }}
      >
        {/* A new address brings a new starting value. */}
        <TextField
          key={words}
          label={t('catalog.search')}
          hideLabel
          type="search"
          name="q"
          defaultValue={words}
          placeholder={t('catalog.search.placeholder')}
          suffix={
            <IconButton type="submit" label={t('catalog.search.submit')}>
              <Search size={18} strokeWidth={1.5} aria-hidden />
            </IconButton>
          }
        />
      </form>
      <Select
        label={t('catalog.sort')}
        hideLabel
        value={sortOf(search)}
        onChange={(event) =>
          onApply(setParameter(search, 'sort', event.currentTarget.value === 'featured' ? '' : event.currentTarget.value))
        }
        css={styles.sort}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`catalog.sort.${sort}`)}
          </option>
        ))}
      </Select>
      <Segmented
        css={styles.view}
        label={t('catalog.view')}
        value={view}
        onChange={(next) => onApply(setParameter(search, 'view', next))}
        options={(['2', '3', '4'] as const).map((columns) => ({
          value: columns,
          label: columns,
          name: t('catalog.view.columns', { count: Number(columns) }),
        }))}
      />
    </div>
  );
}

/** Of a text field. */
const FIELD_HEIGHT = '2.875rem';

const styles = {
  // Below the header while the list scrolls; on a phone the field of words goes behind it, and filters and order stay.
  root: css({
    position: 'sticky',
    insetBlockStart: `calc(var(--chrome-end, 4rem) - ${FIELD_HEIGHT} - ${space[3]})`,
    zIndex: z.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[3],
    alignItems: 'center',
    paddingBlock: space[2],
    background: color.page,
    fontSize: font.size.sm,
    [media.tablet]: { insetBlockStart: 'var(--chrome-end, 4rem)' },
    [media.desktop]: { position: 'static', padding: 0 },
  }),
  filters: css({ flex: '1 1 8rem', [media.tablet]: { flex: 'none' }, [media.desktop]: { display: 'none' } }),
  search: css({ flex: '1 1 100%', order: -1, [media.tablet]: { flex: '1 1 14rem', order: 0 } }),
  sort: css({ flex: '1 1 8rem', [media.tablet]: { flex: 'none', width: '13rem' } }),
  view: css({ display: 'none', [media.desktop]: { display: 'inline-flex' } }),
};
