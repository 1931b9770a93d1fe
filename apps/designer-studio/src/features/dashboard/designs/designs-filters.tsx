import type { OwnDesignsQuery } from '@orime/contracts/api/catalogue/own-design';
import { useT } from '@orime/platform';
import { Button, css, Select, space, TextField } from '@orime/ui';
import { useState } from 'react';

type DesignState = NonNullable<OwnDesignsQuery['state']>;

const STATES = ['draft', 'unconfirmed', 'confirmed', 'rejected', 'hidden'] as const satisfies readonly DesignState[];

export type DesignsFilter = { readonly q: string | undefined; readonly state: DesignState | undefined };

/** What the address asks for. */
export function filterOf(search: URLSearchParams): DesignsFilter {
  return { q: search.get('q') || undefined, state: STATES.find((state) => state === search.get('state')) };
}

export type DesignsFiltersProps = {
  readonly filter: DesignsFilter;
  readonly onFilter: (next: (search: URLSearchParams) => URLSearchParams) => void;
};

/** Words of a name, and one state; both begin with the first page again. */
export function DesignsFilters({ filter, onFilter }: DesignsFiltersProps) {
  const t = useT('designer-studio');
  const [words, setWords] = useState(filter.q ?? '');
  const set = (name: 'q' | 'state', value: string): void =>
    onFilter((search) => {
      const next = new URLSearchParams(search);
      next.delete('page');
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  return (
    <form
      css={styles.root}
      role="search"
      aria-label={t('designs.search')}
      onSubmit={(event) => {
        event.preventDefault();
        set('q', words.trim());
      }}
    >
      <TextField
        label={t('designs.search.words')}
        type="search"
        maxLength={80}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        {t('designs.search.send')}
      </Button>
      <Select label={t('designs.state')} value={filter.state ?? ''} onChange={({ currentTarget }) => set('state', currentTarget.value)}>
        <option value="">{t('designs.state.all')}</option>
        {STATES.map((state) => (
          <option key={state} value={state}>
            {state === 'hidden' ? t('designs.hidden') : t(`designs.state.${state}`)}
          </option>
        ))}
      </Select>
    </form>
  );
}

const styles = { root: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'end' }) };
