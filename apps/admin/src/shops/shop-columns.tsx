import type { ProfileStatus } from '@orime/commerce';
import type { OnboardingKey } from '@orime/contracts/api/people/profile';
import type { Format } from '@orime/platform';
import { Badge } from '@orime/ui';
import type { GridColumn, GridOption } from '@orime/ui/grid';
import { SHOP_STATES, SHOP_TONES } from './shop-status.ts';
import type { useShopsT } from './shops-texts.ts';

/** What both lists know of a page. */
export type Shop = {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly nameJp: string;
  readonly status: ProfileStatus;
  readonly featured: boolean;
  readonly country: string;
  readonly email: string | null;
  readonly missing: readonly OnboardingKey[];
  readonly createdAt: string;
};

export type ShopColumnsOptions = {
  readonly t: ReturnType<typeof useShopsT>;
  readonly format: Format;
  readonly countries: readonly GridOption[];
};

/** The head of a column of these lists. The API sorts by when a page was made. */
export function shopColumn(t: ShopColumnsOptions['t'], id: string, width: number) {
  return { id, header: t(`shops.column.${id}`), width, sortable: false } as const;
}

/** Columns of both lists that can be edited; they are named as the fields of the API. */
export function editedColumns<Row extends Shop>({ t, format, countries }: ShopColumnsOptions): readonly GridColumn<Row>[] {
  const states = SHOP_STATES.map((value) => ({ value, label: t(`shops.status.${value}`) }));
  return [
    {
      ...shopColumn(t, 'status', 10),
      value: ({ status }) => status,
      cell: (_row, value) => <Badge tone={SHOP_TONES[value as ProfileStatus]}>{t(`shops.status.${String(value)}`)}</Badge>, // of the choices
      edit: { kind: 'choice', options: states },
      filter: { kind: 'choice', options: states },
    },
    {
      ...shopColumn(t, 'featured', 9),
      value: ({ featured }) => String(featured),
      cell: (_row, value) => (value === 'true' ? <Badge tone="active">{t('shops.yes')}</Badge> : t('shops.no')),
      edit: {
        kind: 'choice',
        options: [
          { value: 'false', label: t('shops.no') },
          { value: 'true', label: t('shops.yes') },
        ],
      },
      // The API's switches are digits.
      filter: {
        kind: 'choice',
        options: [
          { value: '0', label: t('shops.no') },
          { value: '1', label: t('shops.yes') },
        ],
      },
    },
    {
      ...shopColumn(t, 'country', 11),
      value: ({ country }) => country,
      cell: (_row, value) => format.country(String(value)),
      edit: { kind: 'choice', options: countries },
      filter: { kind: 'choice', options: countries },
    },
  ];
}

/** Columns of both lists that are only read. */
export function readColumns<Row extends Shop>({ t, format }: ShopColumnsOptions): readonly GridColumn<Row>[] {
  return [
    {
      ...shopColumn(t, 'missing', 16),
      value: ({ missing }) => (missing.length === 0 ? null : format.list(missing.map((key) => t(`missing.${key}`)))),
      cell: (_row, value) => value ?? t('shops.complete'),
    },
    { ...shopColumn(t, 'email', 15), value: ({ email }) => email },
    {
      ...shopColumn(t, 'createdAt', 9),
      value: ({ createdAt }) => createdAt.slice(0, 10),
      cell: ({ createdAt }) => format.date(createdAt, { dateStyle: 'medium' }),
    },
  ];
}
