import type { WholesaleCatalog } from '@orime/contracts/api/trade/wholesale';
import { useT, useText } from '@orime/platform';
import { breakpoint, Button, css, IconButton, media, Search, Segmented, Select, space, TextField } from '@orime/ui';
import { useId, useState } from 'react';
import { OwnChoice } from './own-choice.tsx';

export type CatalogFiltersProps = {
  readonly facets: WholesaleCatalog['facets'];
  readonly search: URLSearchParams;
  readonly onApply: (search: URLSearchParams) => void;
  /** The reader's own lists are among the filters. */
  readonly isBuyer: boolean;
};

const choices = ['season', 'designer', 'category'] as const;
/** What a phone shows on demand. */
const FOLDED = [...choices, 'mine', 'linesheet', 'prebook'];

/** Everything here is in the address: what is asked for, and how it is drawn. */
export function CatalogFilters({ facets, search, onApply, isBuyer }: CatalogFiltersProps) {
  const t = useT('wholesale');
  const text = useText();
  const words = search.get('q') ?? '';
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const chosen = FOLDED.filter((name) => (search.get(name) ?? '') !== '').length;

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
      <Button css={styles.toggle} variant="secondary" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {chosen === 0 ? t('filter.toggle') : t('filter.toggle.chosen', { count: chosen })}
      </Button>
      <div id={id} css={[styles.choices, !isOpen && styles.closed]}>
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
      </div>
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

const ON_PHONE = `@media (max-width: ${breakpoint.mobile - 0.02}px)`;

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridAutoFlow: 'dense',
    gap: space[3],
    alignItems: 'end',
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))', gridAutoFlow: 'row' },
  }),
  search: css({ gridColumn: 'span 2' }),
  toggle: css({ [media.tablet]: { display: 'none' } }),
  // Half a phone's screen of choices would stand before the first style.
  choices: css({
    gridColumn: 'span 2',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[3],
    [media.tablet]: { display: 'contents' },
  }),
  closed: css({ [ON_PHONE]: { display: 'none' } }),
  view: css({ justifySelf: 'end' }),
};
