import type { WholesaleCatalog } from '@orime/contracts/api/trade/wholesale';
import { Link, useMayOrder, useNavigate, useT } from '@orime/platform';
import { css, Grid, Stack, Text } from '@orime/ui';
import { Pagination } from '@orime/ui/data';
import type { Access } from '../access/index.ts';
import { PAGE_SIZE } from './catalog-reads.ts';
import { LineSheetBar } from './quantities/line-sheet-bar.tsx';
import { StyleChoice } from './quantities/style-choice.tsx';
import { StyleCard } from './style-card.tsx';
import { StyleTable } from './style-table.tsx';

export type LineSheetProps = {
  readonly catalog: WholesaleCatalog;
  readonly access: Access | undefined;
  readonly search: URLSearchParams;
  /** Another page or filter is on its way. */
  readonly busy: boolean;
};

/** One page of styles in the chosen view, with the way to the others. */
export function LineSheet({ catalog, access, search, busy }: LineSheetProps) {
  const t = useT('wholesale');
  const navigate = useNavigate();
  const isTable = search.get('view') === 'table';
  const mayOrder = useMayOrder();
  const isPriced = access === 'verified' || access === 'staff';
  const page = catalog.items.map(({ id }) => id);
  return (
    <Stack gap={6}>
      <Text size="sm" tone="muted" role="status">
        {t('catalog.count', { count: catalog.total })}
      </Text>
      <div css={busy ? styles.stale : undefined} aria-busy={busy}>
        {isTable ? (
          <StyleTable items={catalog.items} access={access} isSelecting={isPriced} isOrdering={isPriced && mayOrder} />
        ) : (
          <Grid as="ul" columns={[2, 3, 4]} gap={3} rowGap={7} aria-label={t('catalog.list')}>
            {catalog.items.map((style, index) => (
              <li key={style.id}>
                <StyleCard style={style} access={access} priority={index < 2} />
                {isPriced && <StyleChoice style={style} page={page} />}
              </li>
            ))}
          </Grid>
        )}
      </div>
      <Pagination
        linkAs={Link}
        page={catalog.page}
        pageCount={Math.ceil(catalog.total / PAGE_SIZE)}
        hrefFor={(page) => pageAddress(search, page)}
      />
      {isPriced && <LineSheetBar isTable={isTable || !mayOrder} onTable={() => void navigate(tableAddress(search))} />}
    </Stack>
  );
}

function pageAddress(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  const query = next.toString();
  return query === '' ? '/wholesale/catalog' : `/wholesale/catalog?${query}`;
}

function tableAddress(search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  next.set('view', 'table');
  return `/wholesale/catalog?${next.toString()}`;
}

const styles = { stale: css({ opacity: 0.5 }) };
