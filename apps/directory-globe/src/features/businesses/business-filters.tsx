import type { FacetCount } from '@orime/contracts';
import { PRODUCER_SORTS, type ProducerPage } from '@orime/contracts/api/people/producer';
import type { StockistPage } from '@orime/contracts/api/trade/stockist';
import { useFormat, useT } from '@orime/platform';
import { css, media, Select, space } from '@orime/ui';
import { FacetSelect } from '../../list-filters/facet-select.tsx';
import { SearchBox } from '../../list-filters/search-box.tsx';
import { useListSearch } from '../../list-filters/use-list-search.ts';
import { MOQ_CHOICES, type BusinessKind } from './business-search.ts';
import { useBusinessNames } from './use-business-names.ts';

export type BusinessFiltersProps = {
  readonly kind: BusinessKind;
  readonly search: URLSearchParams;
  readonly producers: ProducerPage | undefined;
  readonly stockists: StockistPage | undefined;
};

/** Search and filters; stores have a place only, so the others are those of producers. */
export function BusinessFilters({ kind, search, producers, stockists }: BusinessFiltersProps) {
  const t = useT('directory-globe');
  const format = useFormat();
  const names = useBusinessNames();
  const { change } = useListSearch();
  const value = (name: string) => search.get(name) ?? '';
  const facet = (name: string, nameOf: (key: string) => string): readonly FacetCount[] =>
    (producers?.facets?.[name] ?? []).toSorted((a, b) => format.compare(nameOf(a.value), nameOf(b.value)));
  const countries = mergeCounts([
    ...(kind === 'stockists' ? [] : (producers?.facets?.['country'] ?? [])),
    ...(kind === 'producers' ? [] : (stockists?.facets?.['country'] ?? [])),
  ]).toSorted((a, b) => format.compare(names.country(a.value), names.country(b.value)));

  return (
    <div css={styles.root}>
      <SearchBox
        label={t('businesses.search')}
        submitLabel={t('businesses.search-submit')}
        value={value('q')}
        onSearch={(q) => change({ q })}
      />
      <FacetSelect
        label={t('businesses.country')}
        all={t('designers.all-countries')}
        value={value('country').toUpperCase()}
        choices={countries}
        nameOf={names.country}
        onChange={(country) => change({ country })}
      />
      {kind !== 'stockists' && (
        <>
          <FacetSelect
            label={t('businesses.capability')}
            all={t('businesses.all-capabilities')}
            value={value('capability')}
            choices={facet('capability', names.capability)}
            nameOf={names.capability}
            onChange={(capability) => change({ capability })}
          />
          <Select label={t('businesses.moq')} value={value('moq')} onChange={(event) => change({ moq: event.target.value })}>
            <option value="">{t('businesses.any-moq')}</option>
            {[...new Set([...MOQ_CHOICES, ...(value('moq') === '' ? [] : [Number(value('moq'))])])].map((count) => (
              <option key={count} value={count}>
                {t('businesses.moq-up-to', { count })}
              </option>
            ))}
          </Select>
          <FacetSelect
            label={t('businesses.certification')}
            all={t('businesses.all-certifications')}
            value={value('certification')}
            choices={facet('certification', String)}
            nameOf={String}
            onChange={(certification) => change({ certification })}
          />
          <FacetSelect
            label={t('businesses.language')}
            all={t('businesses.all-languages')}
            value={value('language')}
            choices={facet('language', names.language)}
            nameOf={names.language}
            onChange={(language) => change({ language })}
          />
          <Select
            label={t('businesses.sort')}
            value={value('sort') === '' ? 'name' : value('sort')}
            onChange={(event) => change({ sort: event.target.value === 'name' ? '' : event.target.value })}
          >
            {PRODUCER_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`businesses.sort.${sort}`)}
              </option>
            ))}
          </Select>
        </>
      )}
    </div>
  );
}

function mergeCounts(counts: readonly FacetCount[]): readonly FacetCount[] {
  const sums = new Map<string, number>();
  for (const { value, count } of counts) sums.set(value, (sums.get(value) ?? 0) + count);
  return [...sums].map(([value, count]) => ({ value, count }));
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[4],
    alignItems: 'end',
    marginBlockEnd: space[6],
    // On a phone the choices stand two in a row below the search, so that the first results are nearer.
    '& > form': { gridColumn: '1 / -1' },
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))', '& > form': { gridColumn: 'auto' } },
  }),
};
