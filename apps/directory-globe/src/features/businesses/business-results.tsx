import type { ProducerPage } from '@orime/contracts/api/people/producer';
import type { StockistPage } from '@orime/contracts/api/trade/stockist';
import { Link, useT } from '@orime/platform';
import { buttonStyles, css, Heading, media, Segmented, space, Text } from '@orime/ui';
import { Pagination, scrollBehavior } from '@orime/ui/data';
import { useState } from 'react';
import { NothingFound } from '../../list-filters/nothing-found.tsx';
import { useListPlace } from '../../list-filters/use-list-place.ts';
import { listAddress, useListSearch } from '../../list-filters/use-list-search.ts';
import type { MapPoint } from '../../map/map-point.ts';
import { MiniMap } from '../../map/mini-map.tsx';
import { PAGE_SIZE } from './business-reads.ts';
import { hasProducerFilter, type BusinessKind } from './business-search.ts';
import { ProducerEntry } from './producer-entry.tsx';
import { StockistEntry } from './stockist-entry.tsx';
import { useDroppableFilters } from './use-droppable-filters.ts';

/** Entries of each kind where both are shown. */
const OVERVIEW_SIZE = 6;

export type BusinessResultsProps = {
  readonly kind: BusinessKind;
  readonly search: URLSearchParams;
  readonly producers: ProducerPage;
  readonly stockists: StockistPage;
  /** The lists of the previous choice are shown until the next ones have come. */
  readonly busy: boolean;
};

/** Entries beside a small map with the same places: pointing at one side marks the other. */
export function BusinessResults({ kind, search, producers, stockists, busy }: BusinessResultsProps) {
  const t = useT('directory-globe');
  const { change } = useListSearch();
  const droppable = useDroppableFilters(kind, search, producers, stockists);
  const [marked, setMarked] = useState<string | null>(null);
  const allMakers = kind === 'stockists' ? [] : producers.items;
  const allStores = kind === 'producers' || hasProducerFilter(search) ? [] : stockists.items;
  // Of both kinds some; the rest is behind the tab of each.
  const isOverview = allMakers.length > 0 && allStores.length > 0;
  const [makers, stores] = isOverview ? [allMakers.slice(0, OVERVIEW_SIZE), allStores.slice(0, OVERVIEW_SIZE)] : [allMakers, allStores];
  const number = Number(search.get('page') ?? 1);
  const top = useListPlace<HTMLParagraphElement>(number);
  const total = (kind === 'stockists' ? 0 : producers.total) + (kind === 'producers' || hasProducerFilter(search) ? 0 : stockists.total);
  const isList = search.get('view') === 'list';
  const address = (changes: Readonly<Record<string, string>>) => listAddress('/business-directory', search, changes);
  const points: readonly MapPoint[] = [
    ...makers.map((maker) => ({ ...maker, kind: 'producer' as const })),
    ...stores.map((store) => ({ ...store, kind: 'stockist' as const })),
  ];
  const longest = Math.max(kind === 'stockists' ? 0 : producers.total, stores.length === 0 && kind !== 'stockists' ? 0 : stockists.total);

  if (total === 0)
    return (
      <NothingFound
        title={t('businesses.none.title')}
        text={t('businesses.none.text')}
        filters={droppable}
        clearLabel={t('businesses.none.clear')}
        clearTo="/business-directory"
      />
    );
  const list = [styles.list, !isList && styles.grid];
  return (
    <div css={[styles.root, busy && styles.busy]} aria-busy={busy}>
      <aside css={styles.map} aria-label={t('businesses.map')}>
        <MiniMap
          points={points}
          arcs={[]}
          selectedId={marked}
          onSelect={(point) => {
            setMarked(point?.id ?? null);
            if (point !== null)
              document.getElementById(`business-${point.id}`)?.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
          }}
        />
      </aside>
      <div css={styles.results}>
        <div css={styles.bar}>
          <Text ref={top} css={styles.top} size="sm" tone="muted" role="status" tabIndex={-1}>
            {t('businesses.count', { count: total })}
          </Text>
          <Segmented
            label={t('businesses.view')}
            value={isList ? 'list' : 'grid'}
            onChange={(view) => change({ view: view === 'grid' ? '' : view })}
            options={[
              { value: 'grid', label: t('businesses.view.grid') },
              { value: 'list', label: t('businesses.view.list') },
            ]}
          />
        </div>
        {makers.length > 0 && (
          <section aria-labelledby="producers">
            <Heading level={2} size={3} id="producers" css={styles.heading}>
              {t('businesses.kind.producers')}
            </Heading>
            <ul css={list}>
              {makers.map((producer) => (
                <ProducerEntry key={producer.id} producer={producer} isMarked={producer.id === marked} isWide={isList} onMark={setMarked} />
              ))}
            </ul>
            {producers.total > makers.length && isOverview && (
              <Link css={[buttonStyles({ variant: 'secondary' }), styles.rest]} to={address({ kind: 'producers', page: '' })}>
                {t('businesses.all.producers', { count: producers.total })}
              </Link>
            )}
          </section>
        )}
        {stores.length > 0 && (
          <section aria-labelledby="stockists">
            <Heading level={2} size={3} id="stockists" css={styles.heading}>
              {t('businesses.kind.stockists')}
            </Heading>
            <ul css={list}>
              {stores.map((stockist) => (
                <StockistEntry key={stockist.id} stockist={stockist} isMarked={stockist.id === marked} onMark={setMarked} />
              ))}
            </ul>
            {stockists.total > stores.length && isOverview && (
              <Link css={[buttonStyles({ variant: 'secondary' }), styles.rest]} to={address({ kind: 'stockists', page: '' })}>
                {t('businesses.all.stockists', { count: stockists.total })}
              </Link>
            )}
          </section>
        )}
        {!isOverview && (
          <Pagination
            page={number}
            pageCount={Math.ceil(longest / PAGE_SIZE)}
            hrefFor={(page) => address({ page: page === 1 ? '' : String(page) })}
            linkAs={Link}
          />
        )}
      </div>
    </div>
  );
}

const styles = {
  top: css({ scrollMarginBlockStart: space[9] }),
  rest: css({ marginBlockStart: space[4], width: '100%' }),
  root: css({
    display: 'grid',
    gap: space[6],
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gridTemplateAreas: '"results map"', alignItems: 'start' },
  }),
  busy: css({ opacity: 0.6 }),
  results: css({ display: 'grid', gap: space[6], minWidth: 0, [media.desktop]: { gridArea: 'results' } }),
  bar: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], justifyContent: 'space-between', alignItems: 'center' }),
  heading: css({ marginBlockEnd: space[4] }),
  list: css({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' }),
  grid: css({ [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
  map: css({
    height: '18rem',
    [media.desktop]: { gridArea: 'map', position: 'sticky', insetBlockStart: '8rem', height: 'min(32rem, 70svh)' },
  }),
};
