import { useDisciplineName } from '@orime/cards';
import { PRICE_BANDS, priceBandLimits, type PriceBand } from '@orime/contracts';
import type { ProfilePage } from '@orime/contracts/api/people/profile';
import { useFormat, useMarket, useT } from '@orime/platform';
import { Checkbox, css, media, Segmented, Select, space } from '@orime/ui';
import { FacetSelect } from '../../list-filters/facet-select.tsx';
import { SearchBox } from '../../list-filters/search-box.tsx';
import { useListSearch } from '../../list-filters/use-list-search.ts';
import { DESIGNER_SORTS, readSort, seasonStart } from './designers-search.ts';

export type DesignersFiltersProps = {
  readonly search: URLSearchParams;
  readonly page: ProfilePage | undefined;
};

/** Filters live in the address; each choice says how many designers it leaves. */
export function DesignersFilters({ search, page }: DesignersFiltersProps) {
  const t = useT('directory-globe');
  const format = useFormat();
  const disciplineName = useDisciplineName();
  const bandName = usePriceBandName();
  const { change } = useListSearch();
  const value = (name: string) => search.get(name) ?? '';
  const facet = (name: string) => page?.facets[name] ?? [];
  const byName = (name: string, nameOf: (key: string) => string) =>
    facet(name).toSorted((a, b) => format.compare(nameOf(a.value), nameOf(b.value)));
  const stores = facet('wholesale')[0]?.count;

  return (
    <div css={styles.root}>
      <SearchBox
        label={t('designers.search')}
        submitLabel={t('designers.search-submit')}
        value={value('q')}
        onSearch={(q) => change({ q })}
      />
      <FacetSelect
        label={t('designers.country')}
        all={t('designers.all-countries')}
        value={value('country').toUpperCase()}
        choices={byName('country', format.country)}
        nameOf={format.country}
        onChange={(country) => change({ country })}
      />
      <FacetSelect
        label={t('designers.discipline')}
        all={t('designers.all-disciplines')}
        value={value('discipline')}
        choices={byName('discipline', disciplineName)}
        nameOf={disciplineName}
        onChange={(discipline) => change({ discipline })}
      />
      <FacetSelect
        label={t('designers.price')}
        all={t('designers.all-prices')}
        value={value('priceBand')}
        choices={PRICE_BANDS.flatMap((band) => facet('priceBand').filter((choice) => choice.value === band))}
        nameOf={bandName}
        onChange={(priceBand) => change({ priceBand })}
      />
      <Select
        label={t('designers.sort')}
        value={readSort(search)}
        onChange={(event) => change({ sort: event.target.value === 'name' ? '' : event.target.value })}
      >
        {DESIGNER_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`designers.sort.${sort}`)}
          </option>
        ))}
      </Select>
      <div css={styles.row}>
        <Checkbox
          label={stores === undefined ? t('designers.stores') : t('filters.choice', { name: t('designers.stores'), count: stores })}
          checked={value('wholesale') === '1'}
          onChange={(event) => change({ wholesale: event.target.checked ? '1' : '' })}
        />
        <Checkbox
          label={t('designers.new')}
          checked={value('since') !== ''}
          onChange={(event) => change({ since: event.target.checked ? seasonStart(new Date()) : '' })}
        />
        <Segmented
          label={t('designers.view')}
          value={value('view') === 'map' ? 'map' : 'cards'}
          onChange={(view) => change({ view: view === 'map' ? 'map' : '' })}
          options={[
            { value: 'cards', label: t('designers.view.cards') },
            { value: 'map', label: t('designers.view.map') },
          ]}
        />
      </div>
    </div>
  );
}

/** A price band in the money of the reader's market. */
export function usePriceBandName(): (band: string) => string {
  const t = useT('directory-globe');
  const format = useFormat();
  const { currency } = useMarket();
  return (key) => {
    const band: PriceBand | undefined = PRICE_BANDS.find((entry) => entry === key);
    if (band === undefined) return key;
    const { fromMinor, belowMinor } = priceBandLimits(band, currency);
    if (belowMinor === null) return t('designers.price.from', { from: format.money(fromMinor, currency) });
    if (fromMinor === 0) return t('designers.price.below', { below: format.money(belowMinor, currency) });
    return t('designers.price.between', { from: format.money(fromMinor, currency), below: format.money(belowMinor, currency) });
  };
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
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))', '& > form': { gridColumn: 'auto' } },
  }),
  row: css({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: space[5], rowGap: space[2], alignItems: 'center' }),
};
