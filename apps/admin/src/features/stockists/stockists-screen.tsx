import type { Stockist } from '@orime/contracts/api/trade/stockist';
import { Link, useFormat, useQuery, useSearchParams, useSession, useText } from '@orime/platform';
import { buttonStyles, EmptyState } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { adminStatsQuery, StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { readCountry } from '../../lists/read-country.ts';
import { useCountryOptions } from '../../lists/use-country-options.ts';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { SoughtRow } from '../../parts/sought-row.tsx';
import { StockistForm } from './stockist-form.tsx';
import { useStockistsT } from './stockists-texts.ts';

const PATH = '/admin/stockists';

/** Shops that carry our designers: the list, one to change (`?shop=`), a new one (`?new`). */
export default function StockistsScreen() {
  const t = useStockistsT();
  const isSignedIn = useSession().status === 'signed-in';
  const [search] = useSearchParams();
  const { view } = useGridAddress();
  const shown = search.get('shop');
  const columns = useStockistColumns();
  // Anybody may read the list; the numbers are an admin's alone, and so is this screen.
  const gate = useQuery({ ...adminStatsQuery, enabled: isSignedIn, retry: false });
  const { name: q, country } = view.filters;
  const list = usePages<Stockist>({
    key: ['stockist', 'admin'],
    url: '/api/stockist/',
    query: shown === null ? { q, country: readCountry(country) } : {},
    enabled: gate.data !== undefined,
  });
  const isNew = search.has('new');
  const isList = shown === null && !isNew;
  return (
    <StaffPage
      title={t('stockists.title')}
      dek={isList ? t('stockists.dek') : undefined}
      error={gate.error}
      actions={
        isList && (
          <Link css={buttonStyles()} to={`${PATH}?new`}>
            {t('stockists.new')}
          </Link>
        )
      }
    >
      {isNew && <StockistForm shop={undefined} />}
      {shown !== null && (
        <SoughtRow list={list} isSought={({ id }) => id === shown} path={PATH} parameter="shop">
          {(shop) => <StockistForm key={shop.id} shop={shop} />}
        </SoughtRow>
      )}
      {isList && (
        <PagedGrid
          list={list}
          caption={t('stockists.title')}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          savedAs="admin-stockists"
          exportAs="stockists"
          empty={<EmptyState title={t('stockists.empty.title')} text={t('stockists.empty.text')} />}
        />
      )}
    </StaffPage>
  );
}

function useStockistColumns(): readonly GridColumn<Stockist>[] {
  const t = useStockistsT();
  const format = useFormat();
  const text = useText();
  const countries = useCountryOptions();
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`stockists.column.${id}`), width, sortable: false });
    return [
      {
        ...column('name', 16),
        isRowHeader: true,
        value: ({ name, nameJp }) => text({ en: name, jp: nameJp }) || name || nameJp,
        cell: ({ id }, value) => <Link to={`${PATH}?shop=${encodeURIComponent(id)}`}>{value}</Link>,
        filter: { kind: 'text' },
      },
      { ...column('city', 12), value: ({ city, cityJp = '' }) => text({ en: city, jp: cityJp }) || city },
      {
        ...column('country', 12),
        value: ({ country }) => country,
        cell: ({ country }) => format.country(country),
        filter: { kind: 'choice', options: countries },
      },
      { ...column('designers', 20), value: ({ designers }) => designers.map(({ handle }) => handle).join(', ') },
      { ...column('url', 16), value: ({ url }) => url },
    ];
  }, [t, format, text, countries]);
}
