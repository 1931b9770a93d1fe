import type { DesignPage } from '@orime/contracts/api/catalogue/design';
import { useT } from '@orime/platform';
import { Button, Chip, Cluster } from '@orime/ui';
import { activeFilters, clearFilters, toggleFilter } from './catalog-filters.ts';
import { useFilterLabel } from './filter-labels.ts';

export type FilterChipsProps = {
  readonly page: DesignPage | undefined;
  readonly search: URLSearchParams;
  readonly onApply: (search: URLSearchParams) => void;
};

/** What is asked for, each removable by one press. */
export function FilterChips({ page, search, onApply }: FilterChipsProps) {
  const t = useT('retail-shop');
  const filters = activeFilters(search);
  const labelOf = useFilterLabel(page, filters);
  if (filters.length === 0) return null;
  return (
    <Cluster gap={2} role="group" aria-label={t('catalog.chosen')}>
      {filters.map((filter) => (
        <Chip
          key={`${filter.name}-${filter.value}`}
          removeLabel={t('catalog.chip.remove', { filter: labelOf(filter) })}
          onRemove={() => onApply(toggleFilter(search, filter))}
        >
          {labelOf(filter)}
        </Chip>
      ))}
      {filters.length > 1 && (
        <Button variant="ghost" size="sm" onClick={() => onApply(clearFilters(search))}>
          {t('catalog.clear')}
        </Button>
      )}
    </Cluster>
  );
}
