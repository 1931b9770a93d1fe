import type { AdminProfile } from '@orime/contracts/api/people/profile';
import { Link, readText, useFormat, useLanguage, useSearchParams } from '@orime/platform';
import type { GridColumn, GridValue } from '@orime/ui/grid';
import { useMemo } from 'react';
import { useVocabulary } from '../../lists/use-terms.ts';
import { editedColumns, readColumns, shopColumn } from '../../shops/shop-columns.tsx';
import { useShopsT } from '../../shops/shops-texts.ts';

/** What is known of every designer; columns that can be edited are named as the fields of the API. */
export function useProfileColumns(): readonly GridColumn<AdminProfile>[] {
  const t = useShopsT();
  const format = useFormat();
  const language = useLanguage();
  const { countries } = useVocabulary();
  const [search] = useSearchParams();
  const query = search.toString();

  return useMemo(() => {
    const text = (words: Parameters<typeof readText>[0]): string => readText(words, language);
    const panelOf = (id: string): string => {
      const params = new URLSearchParams(query);
      params.set('profile', id);
      return `/admin/update-all-profiles?${params.toString()}`;
    };
    const places = (countries ?? []).map(({ key, label }) => ({ value: key, label: text(label) }));
    const options = { t, format, countries: places.toSorted((one, other) => format.compare(one.label, other.label)) };
    return [
      {
        ...shopColumn(t, 'name', 14),
        isRowHeader: true,
        value: ({ name, nameJp }) => name || nameJp,
        cell: ({ id }, value) => <Link to={panelOf(id)}>{value}</Link>,
        filter: { kind: 'text' },
      },
      { ...shopColumn(t, 'nameJp', 10), value: ({ nameJp }) => nameJp },
      { ...shopColumn(t, 'handle', 10), value: ({ handle }) => handle },
      ...editedColumns<AdminProfile>(options),
      {
        ...shopColumn(t, 'commissionBp', 9),
        align: 'end',
        value: ({ commissionBp }) => commissionBp,
        cell: (_row, value) => (typeof value === 'number' ? format.percent(value / 10_000) : t('shops.general-rate')),
        edit: { kind: 'number', read: readPercent, write: writePercent },
      },
      { ...shopColumn(t, 'designCount', 8), align: 'end', value: ({ designCount }) => designCount },
      { ...shopColumn(t, 'followers', 9), align: 'end', value: ({ followers }) => followers },
      ...readColumns<AdminProfile>(options),
    ];
  }, [t, format, language, countries, query]);
}

/** Basis points of a percentage from 0 to 100 with up to two decimals; nothing for the general rate; undefined for anything else. */
export function readPercent(typed: string): number | null | undefined {
  const plain = typed.normalize('NFKC').replaceAll(/[\s%]/g, '').replace(',', '.');
  if (plain === '') return null;
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return undefined;
  const basisPoints = Math.round(Number(plain) * 100);
  return basisPoints <= 10_000 ? basisPoints : undefined;
}

function writePercent(value: GridValue): string {
  return typeof value === 'number' ? String(value / 100) : '';
}
