import { Link, useQuery } from '@orime/platform';
import { buttonStyles, EmptyState, Page, Skeleton, SkeletonRegion } from '@orime/ui';
import { reserveQuery, type ReserveCaller } from './private-reserve.api.ts';
import { useReserveT } from './reserve-texts.ts';

/** Instead of a piece that was not found: one that is gone for who is in, the way in for who is not. Fetches which of them it is. */
export function PieceNotShown({ caller }: { readonly caller: ReserveCaller }) {
  const t = useReserveT();
  const { data, isError } = useQuery(reserveQuery(1, caller));
  if (data === undefined && !isError)
    return (
      <Page>
        <SkeletonRegion>
          <Skeleton height="14rem" />
        </SkeletonRegion>
      </Page>
    );
  const isIn = data?.hasAccess === true;
  return (
    <Page>
      <EmptyState
        level={1}
        title={t(isIn ? 'reserve.gone.title' : 'reserve.closed.title')}
        text={t(isIn ? 'reserve.gone.text' : 'reserve.closed.text')}
        actions={
          <Link css={buttonStyles()} to="/private-reserve">
            {t(isIn ? 'reserve.gone.link' : 'reserve.closed.link')}
          </Link>
        }
      />
    </Page>
  );
}
