import type { WholesaleCatalog } from '@orime/contracts/api/trade/wholesale';
import { useT, useText } from '@orime/platform';
import { css, IconButton, Search, Segmented, Select, space, TextField } from '@orime/ui';
import { OwnChoice } from './own-choice.tsx';

export type CatalogFiltersProps = {
  readonly facets: WholesaleCatalog['facets'];
  readonly search: URLSearchParams;
  readonly onApply: (search: URLSearchParams) => void;
  /** The reader's own lists are among the filters. */
  readonly isBuyer: boolean;
};

const choices = ['season', 'designer', 'category'] as const;

/** Everything here is in the address: what is asked for, and how it is drawn. */
export function CatalogFilters({ facets, search, onApply, isBuyer }: CatalogFiltersProps) {
  const t = useT('wholesale');
  const text = useText();
  const words = search.get('q') ?? '';

  function narrow(name: string, value: string): void {
    const next = changed(search, name, value);
    next.delete('page');
    onApply(next);
  }

  return (
    <div css={styles.root}>
      <form
        css={styles.search}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          narrow('q', String(new FormData(event.currentTarget).get('q') ?? '').trim());
        }}
      >
        {/* A new address brings a new starting value. */}
        <TextField
          key={words}
          label={t('filter.search')}
          name="q"
          type="search"
          defaultValue={words}
          autoComplete="off"
          suffix={
            <IconButton type="submit" label={t('filter.submit')}>
              <Search size={18} strokeWidth={1.5} aria-hidden />
            </IconButton>
          }
        />
      </form>
      {choices.map((name) => (
        <Select
          key={name}
          label={t(`filter.${name}`)}
          value={search.get(name) ?? ''}
          onChange={(event) => narrow(name, event.target.value)}
        >
          <option value="">{t('filter.all')}</option>
          {/* A choice that leads nowhere any more stays visible, so that it can be taken back. */}
          {withChosen(facets[name] ?? [], search.get(name)).map(({ value, label, count }) => (
            <option key={value} value={value}>
              {count > 0 ? t('filter.option', { label: text(label), count }) : text(label)}
            </option>
          ))}
        </Select>
      ))}
      {isBuyer && <OwnChoice search={search} onApply={onApply} />}
      <Select label={t('filter.prebook')} value={search.get('prebook') ?? ''} onChange={(event) => narrow('prebook', event.target.value)}>
        <option value="">{t('filter.all')}</option>
        <option value="false">{t('filter.prebook.stock')}</option>
        <option value="true">{t('filter.prebook.made')}</option>
      </Select>
      <Segmented
        css={styles.view}
        label={t('view.label')}
        value={search.get('view') === 'table' ? 'table' : 'grid'}
        onChange={(view) => onApply(changed(search, 'view', view === 'table' ? 'table' : ''))}
        options={(['grid', 'table'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
      />
    </div>
  );
}

function changed(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

function withChosen(options: WholesaleCatalog['facets'][string], chosen: string | null): WholesaleCatalog['facets'][string] {
  const isMissing = chosen !== null && chosen !== '' && !options.some(({ value }) => value === chosen);
  return isMissing ? [...options, { value: chosen, label: { en: chosen, jp: chosen }, count: 0 }] : options;
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))', gap: space[3], alignItems: 'end' }),
  search: css({ gridColumn: 'span 2' }),
  view: css({ justifySelf: 'end' }),
};
