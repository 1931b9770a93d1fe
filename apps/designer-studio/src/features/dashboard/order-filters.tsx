import { useT } from '@orime/platform';
import { Button, css, Select, space, TextField } from '@orime/ui';
import { useState } from 'react';
import type { OrderGroup } from './dashboard.api.ts';

/** Groups of orders that are looked at by themselves. */
const GROUPS = ['send', 'sent'] as const satisfies readonly OrderGroup[];

export type OrderFilter = { readonly q: string | undefined; readonly show: OrderGroup | undefined };

/** What the address asks for. */
export function orderFilterOf(search: URLSearchParams): OrderFilter {
  return { q: search.get('q')?.trim() || undefined, show: GROUPS.find((group) => group === search.get('show')) };
}

export type OrderFiltersProps = {
  readonly filter: OrderFilter;
  readonly counts: Readonly<Record<'all' | OrderGroup, number>>;
  readonly onFilter: (changed: Readonly<Partial<Record<'q' | 'show', string>>>) => void;
};

/** Words of an order, and one group. */
export function OrderFilters({ filter, counts, onFilter }: OrderFiltersProps) {
  const t = useT('designer-studio');
  const [words, setWords] = useState(filter.q ?? '');
  return (
    <form
      css={styles.root}
      role="search"
      aria-label={t('orders.search')}
      onSubmit={(event) => {
        event.preventDefault();
        onFilter({ q: words.trim() });
      }}
    >
      <TextField
        css={styles.words}
        label={t('orders.search.words')}
        type="search"
        maxLength={120}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        {t('designs.search.send')}
      </Button>
      <Select label={t('orders.show')} value={filter.show ?? ''} onChange={({ currentTarget }) => onFilter({ show: currentTarget.value })}>
        <option value="">{t('orders.show.all', { count: counts.all })}</option>
        {GROUPS.map((group) => (
          <option key={group} value={group}>
            {t(`orders.show.${group}`, { count: counts[group] })}
          </option>
        ))}
      </Select>
    </form>
  );
}

const styles = {
  root: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'end' }),
  words: css({ flex: '1 1 16rem' }),
};
