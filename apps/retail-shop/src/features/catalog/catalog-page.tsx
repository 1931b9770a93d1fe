import type { DesignPage } from '@orime/contracts/api/catalogue/design';
import { keepPreviousData, readQuery, useIsMarkup, useNavigationType, useQuery } from '@orime/platform';
import { css, FailedState, PHONE, Skeleton } from '@orime/ui';
import { useDeferredValue, useState } from 'react';
import { ProductTile } from '../garment/index.ts';
import { CARD_SIZES } from './catalog-reads.ts';

/** As many as a window shows of the list: two rows. */
const FIRST_CARDS = { phone: 4, wider: 6 } as const;

export type CatalogPageProps = {
  readonly url: string;
  /** The first page on the screen: its first photographs are the largest things in sight. */
  readonly isFirst: boolean;
  readonly isClosed: boolean;
};

/** The cards of one page of the list, as items of the grid around it. Fetches its page. */
export function CatalogPage({ url, isFirst, isClosed }: CatalogPageProps) {
  // Other filters ask for another address: the cards of before stay, faded, until the answer is there.
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...readQuery<DesignPage>(url),
    placeholderData: keepPreviousData,
  });
  // Somebody who has followed a link sees the first cards before the others are drawn; whoever comes back was further down.
  const [isMarkup, type] = [useIsMarkup(), useNavigationType()];
  // Asked once: to follow the window would draw all cards of a phone's markup again.
  const [first] = useState(() => FIRST_CARDS[!isMarkup && window.matchMedia(PHONE).matches ? 'phone' : 'wider']);
  const count = data?.items.length ?? 0;
  const drawn = useDeferredValue(count, !isMarkup && isFirst && type !== 'POP' ? Math.min(first, count) : count);
  if (isError)
    return (
      <li css={styles.whole}>
        <FailedState onRetry={() => void refetch()} busy={isFetching} />
      </li>
    );
  if (!data)
    return Array.from({ length: 6 }, (_, index) => (
      <li key={index}>
        <Skeleton ratio="3 / 4" />
      </li>
    ));
  return data.items.slice(0, drawn).map((design, index) => (
    <li key={design.id} css={isPlaceholderData ? styles.stale : undefined}>
      <ProductTile design={design} level={2} sizes={CARD_SIZES} priority={isFirst && index < 2} isClosed={isClosed} />
    </li>
  ));
}

const styles = { whole: css({ gridColumn: '1 / -1' }), stale: css({ opacity: 0.5 }) };
