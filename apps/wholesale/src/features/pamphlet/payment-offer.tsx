import type { PublicSettings } from '@orime/contracts/api/site/site';
import { useFormat, useRouteRead, useT } from '@orime/platform';
import { Skeleton, SkeletonRegion } from '@orime/ui';
import { OFFER_READ } from './pamphlet-reads.ts';

/** How a store may pay, in the figures that orders are charged by. Without them the sentence names none. */
export function PaymentOffer() {
  const t = useT('wholesale');
  const format = useFormat();
  const { data, isPending } = useRouteRead<PublicSettings>(OFFER_READ);
  if (isPending)
    return (
      <SkeletonRegion>
        <Skeleton width="28rem" height="1.5em" />
      </SkeletonRegion>
    );
  if (data?.wholesale === undefined) return t('pamphlet.term.payment.open');
  const { depositPercent, netDays } = data.wholesale;
  return t('pamphlet.term.payment.text', {
    share: format.percent(depositPercent / 100),
    days: format.list(
      netDays.map((days) => t('pamphlet.term.payment.days', { days })),
      'disjunction',
    ),
  });
}
