import { RETURN_STATUSES } from '@orime/contracts/api/selling/return';
import type { Return } from '@orime/contracts/api/selling/return';
import { keepPreviousData, Link, useFormat, useQuery, useSearchParams, useT, useText } from '@orime/platform';
import { color, css, EmptyState, FailedState, font, Select, Skeleton, SkeletonRegion, space, Text, TextField } from '@orime/ui';
import { Pagination } from '@orime/ui/data';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { ReturnBadge } from './return-badge.tsx';
import { RETURNS_A_PAGE, sellerReturnsQuery } from './returns.api.ts';

/** Returns of one's own orders, with filter, search and page in the address. Fetches. */
export function ReturnList() {
  const t = useT('designer-studio');
  const [search, setSearch] = useSearchParams();
  const status = RETURN_STATUSES.find((each) => each === search.get('status'));
  const q = search.get('q') ?? '';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, isError, isFetching, refetch } = useQuery({
    ...sellerReturnsQuery({ status, q, page }),
    placeholderData: keepPreviousData,
  });
  const all = data?.statuses.reduce((sum, { count }) => sum + count, 0) ?? 0;

  const choose = (name: 'status' | 'q', value: string): void =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.delete('page');
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  const hrefFor = (other: number): string => {
    const next = new URLSearchParams(search);
    next.set('page', String(other));
    return `?${next.toString()}`;
  };

  if (!data)
    return isError ? (
      <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <SkeletonRegion>
        <Skeleton height="14rem" />
      </SkeletonRegion>
    );
  if (all === 0 && q === '') return <EmptyState level={3} title={t('returns.empty.title')} text={t('returns.empty.text')} />;
  return (
    <>
      <div css={styles.filters}>
        <Select
          label={t('returns.filter')}
          dense
          value={status ?? ''}
          onChange={({ currentTarget }) => choose('status', currentTarget.value)}
        >
          <option value="">{t('returns.filter.all', { count: all })}</option>
          {data.statuses.map(({ status: each, count }) => (
            <option key={each} value={each}>
              {t('returns.filter.status', { status: t(`returns.status.${each}`), count })}
            </option>
          ))}
        </Select>
        <SearchField key={q} q={q} onSearch={(value) => choose('q', value)} />
      </div>
      {data.items.length === 0 ? (
        <EmptyState level={3} title={t('returns.none.title')} text={t('returns.none.text')} />
      ) : (
        <ul css={styles.list}>
          {data.items.map((entry) => (
            <ReturnRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={Math.ceil(data.total / RETURNS_A_PAGE)} hrefFor={hrefFor} linkAs={Link} />
    </>
  );
}

function SearchField({ q, onSearch }: { readonly q: string; readonly onSearch: (q: string) => void }) {
  const t = useT('designer-studio');
  const [draft, setDraft] = useState(q);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    onSearch(draft.trim());
  }

  return (
    <form role="search" onSubmit={handleSubmit}>
      <TextField
        label={t('returns.search')}
        type="search"
        maxLength={120}
        value={draft}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      />
    </form>
  );
}

function ReturnRow({ entry }: { readonly entry: Return }) {
  const t = useT('designer-studio');
  const text = useText();
  const format = useFormat();
  const units = entry.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li css={styles.row}>
      <Link css={styles.link} to={`?tab=returns&return=${entry.id}`}>
        {t('returns.number', { number: entry.number })}
      </Link>
      <ReturnBadge status={entry.status} />
      <span css={styles.goods}>
        {t('returns.row', { units, names: format.list(entry.lines.map((line) => text(line))) })}
        <Text as="span" size="sm" tone="muted">
          {t('returns.row.order', { order: entry.orderNumber, date: format.date(entry.createdAt) })}
        </Text>
      </span>
      <span css={styles.amount}>{format.money((entry.refund ?? entry.estimate).priceMinor, entry.estimate.currency)}</span>
    </li>
  );
}

const styles = {
  filters: css({
    display: 'grid',
    gap: space[4],
    gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
    alignItems: 'end',
    maxWidth: '40rem',
  }),
  list: css({ display: 'grid', padding: 0, margin: 0, listStyle: 'none' }),
  row: css({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[4],
    borderBlockStart: `1px solid ${color.line}`,
    '&:hover': { background: color.surface },
  }),
  link: css({
    fontWeight: font.weight.semibold,
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  }),
  goods: css({ display: 'grid', flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }),
  amount: css({ fontVariantNumeric: 'tabular-nums' }),
};
