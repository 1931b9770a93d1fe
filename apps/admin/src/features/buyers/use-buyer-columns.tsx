import type { BuyerSummary } from '@orime/contracts/api/trade/buyer-staff';
import { Link, useFormat, useQuery, useSearchParams, useSession } from '@orime/platform';
import { Badge, color, css, font } from '@orime/ui';
import type { GridColumn, GridFilter, GridOption } from '@orime/ui/grid';
import { useMemo } from 'react';
import { useBuyersT } from './buyers-texts.ts';
import { managersQuery } from './buyers.api.ts';
import { VERIFICATION_TONES, VERIFICATIONS } from './verification.ts';

/** What is known of a company in a list. Only the list of all can be filtered. */
export function useBuyerColumns(tab: 'waiting' | 'recheck' | 'all'): readonly GridColumn<BuyerSummary>[] {
  const t = useBuyersT();
  const format = useFormat();
  const isSignedIn = useSession().status === 'signed-in';
  const { data: managers } = useQuery({ ...managersQuery, enabled: isSignedIn && tab === 'all', retry: false });
  const [search] = useSearchParams();
  const query = search.toString();

  return useMemo(() => {
    const isAll = tab === 'all';
    const fileOf = (id: string): string => {
      const params = new URLSearchParams(query);
      params.set('buyer', id);
      return `/admin/buyers?${params.toString()}`;
    };
    const column = (id: string, width: number) => ({ id, header: t(`buyers.column.${id}`), width, sortable: false });
    return [
      {
        ...column('name', 16),
        isRowHeader: true,
        value: ({ tradeName, companyLegal }) => tradeName || companyLegal,
        cell: ({ id }, value) => <Link to={fileOf(id)}>{value}</Link>,
        ...(isAll && { filter: TEXT }),
      },
      {
        ...column('status', 12),
        value: ({ verification }) => t(`buyers.status.${verification}`),
        cell: ({ verification, recheck }, value) => (
          <span css={styles.badges}>
            <Badge tone={VERIFICATION_TONES[verification]}>{value}</Badge>
            {recheck !== null && <Badge tone="warning">{t('buyers.recheck')}</Badge>}
          </span>
        ),
        ...(isAll && { filter: choice(VERIFICATIONS.map((value) => ({ value, label: t(`buyers.status.${value}`) }))) }),
      },
      {
        ...column('submitted', 10),
        value: ({ submittedAt }) => submittedAt.slice(0, 10),
        cell: ({ submittedAt }) => (
          <time dateTime={submittedAt} title={format.date(submittedAt)}>
            {format.relative(submittedAt)}
          </time>
        ),
      },
      {
        ...column('country', 10),
        value: ({ country }) => format.country(country),
        ...(isAll && { filter: TEXT }),
      },
      { ...column('store', 11), value: ({ storeType }) => t(`buyers.store.${storeType}`, { defaultValue: storeType }) },
      { ...column('papers', 8), align: 'end', value: ({ documentCount }) => documentCount },
      { ...column('terms', 11), value: ({ terms, verification }) => (verification === 'verified' ? t(`buyers.terms.${terms}`) : null) },
      {
        ...column('credit', 10),
        align: 'end',
        value: ({ creditLimit }) => creditLimit.price,
        cell: ({ creditLimit: { priceMinor, currency } }) => (priceMinor === 0 ? '–' : format.money(priceMinor, currency)),
      },
      {
        ...column('manager', 12),
        value: ({ manager }) => manager?.name ?? null,
        cell: ({ manager }) => manager?.name ?? <span css={styles.none}>{t('buyers.manager.none')}</span>,
        ...(isAll &&
          managers !== undefined && {
            filter: choice([
              { value: 'none', label: t('buyers.manager.none') },
              ...managers.items.map(({ id, name }) => ({ value: id, label: name })),
            ]),
          }),
      },
      { ...column('person', 12), value: ({ user }) => user.name },
      { ...column('email', 15), value: ({ user }) => user.email },
    ];
  }, [t, format, tab, query, managers]);
}

const TEXT: GridFilter = { kind: 'text' };
const choice = (options: readonly GridOption[]): GridFilter => ({ kind: 'choice', options });

const styles = {
  badges: css({ display: 'inline-flex', flexWrap: 'wrap', gap: '0.25rem' }),
  none: css({ color: color.muted, fontSize: font.size.sm }),
};
