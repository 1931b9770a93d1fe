import type { BuyerSummary } from '@orime/contracts/api/trade/buyer-staff';
import { refusalOf } from '@orime/forms/access';
import { Link, useQuery, useSearchParams } from '@orime/platform';
import { buttonStyles, color, css, EmptyState, FailedState, font, media, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { useBuyersT } from './buyers-texts.ts';
import { buyerQuery } from './buyers.api.ts';
import { BuyerFile } from './file/buyer-file.tsx';

export type BuyerDeskProps = {
  readonly id: string;
  /** The companies of the list it was opened from. */
  readonly queue: readonly BuyerSummary[];
};

/** The file of one company beside the list it was opened from. Fetches. */
export function BuyerDesk({ id, queue }: BuyerDeskProps) {
  const t = useBuyersT();
  const [search] = useSearchParams();
  const file = useQuery(buyerQuery(id));
  const addressOf = (buyer: string | null): string => {
    const params = new URLSearchParams(search);
    if (buyer === null) params.delete('buyer');
    else params.set('buyer', buyer);
    return `/admin/buyers?${params.toString()}`;
  };

  return (
    <div css={styles.root}>
      <nav css={styles.queue} aria-label={t('buyers.queue')}>
        <Link css={buttonStyles({ variant: 'secondary', size: 'sm' })} to={addressOf(null)}>
          {t('buyers.back')}
        </Link>
        <ul css={styles.list}>
          {queue.map((buyer) => (
            <li key={buyer.id}>
              <Link css={styles.entry} to={addressOf(buyer.id)} aria-current={buyer.id === id ? 'page' : undefined}>
                <span>{buyer.tradeName || buyer.companyLegal}</span>
                <Text as="span" size="sm" tone="muted">
                  {t(`buyers.status.${buyer.verification}`)}
                </Text>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {file.data !== undefined && <BuyerFile buyer={file.data} />}
      {file.data === undefined && refusalOf(file.error) === 'not_found' && (
        <EmptyState title={t('buyers.unknown.title')} text={t('buyers.unknown.text')} />
      )}
      {file.isError && refusalOf(file.error) !== 'not_found' && <FailedState onRetry={() => void file.refetch()} busy={file.isFetching} />}
      {file.isPending && (
        <SkeletonRegion>
          <Skeleton height="40rem" />
        </SkeletonRegion>
      )}
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[5],
    alignItems: 'start',
    [media.desktop]: { gridTemplateColumns: '14rem minmax(0, 1fr)' },
  }),
  queue: css({ display: 'grid', gap: space[3], justifyItems: 'start' }),
  // The way back is enough on a phone.
  list: css({ display: 'none', width: '100%', margin: 0, padding: 0, listStyle: 'none', [media.desktop]: { display: 'grid' } }),
  entry: css({
    display: 'grid',
    padding: `${space[2]} ${space[3]}`,
    fontSize: font.size.sm,
    textDecoration: 'none',
    borderInlineStart: '2px solid transparent',
    '&[aria-current]': { background: color.sunken, borderColor: color.text },
    '&:hover': { background: color.sunken },
  }),
};
