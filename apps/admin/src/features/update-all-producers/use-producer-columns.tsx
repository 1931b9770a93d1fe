import type { AdminProducer } from '@orime/contracts/api/people/producer';
import { Link, readText, useFormat, useLanguage, useSearchParams } from '@orime/platform';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { useVocabulary } from '../../lists/use-terms.ts';
import { editedColumns, readColumns, shopColumn } from '../../shops/shop-columns.tsx';
import { useShopsT } from '../../shops/shops-texts.ts';

const MOST_UNITS = 100_000;
const MOST_DAYS = 365;

/** What is known of every producer; columns that can be edited are named as the fields of the API. */
export function useProducerColumns(): readonly GridColumn<AdminProducer>[] {
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
      params.set('producer', id);
      return `/admin/update-all-producers?${params.toString()}`;
    };
    const places = (countries ?? []).map(({ key, label }) => ({ value: key, label: text(label) }));
    const options = { t, format, countries: places.toSorted((one, other) => format.compare(one.label, other.label)) };
    return [
      {
        ...shopColumn(t, 'name', 15),
        isRowHeader: true,
        value: ({ name, nameJp }) => name || nameJp,
        cell: ({ id }, value) => <Link to={panelOf(id)}>{value}</Link>,
        filter: { kind: 'text' },
      },
      { ...shopColumn(t, 'nameJp', 11), value: ({ nameJp }) => nameJp },
      { ...shopColumn(t, 'handle', 11), value: ({ handle }) => handle },
      ...editedColumns<AdminProducer>(options),
      {
        ...shopColumn(t, 'moq', 9),
        align: 'end',
        value: ({ moq }) => moq,
        edit: { kind: 'number', read: (typed) => readCount(typed, MOST_UNITS) },
      },
      {
        ...shopColumn(t, 'leadTimeDays', 10),
        align: 'end',
        value: ({ leadTimeDays }) => leadTimeDays,
        edit: { kind: 'number', read: (typed) => readCount(typed, MOST_DAYS) },
      },
      {
        ...shopColumn(t, 'capabilities', 18),
        value: ({ capabilities }) => (capabilities.length === 0 ? null : format.list(capabilities.map(({ label }) => text(label)))),
      },
      ...readColumns<AdminProducer>(options),
    ];
  }, [t, format, language, countries, query]);
}

/** A whole number from 1 to `most`; undefined for anything else. */
function readCount(typed: string, most: number): number | undefined {
  const plain = typed.normalize('NFKC').replaceAll(/[\s,]/g, '');
  const count = /^\d{1,6}$/.test(plain) ? Number(plain) : 0;
  return count >= 1 && count <= most ? count : undefined;
}
