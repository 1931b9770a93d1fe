import type { StaffBuyer } from '@orime/contracts/api/trade/buyer-staff';
import { refusalOf } from '@orime/forms/access';
import { useQuery } from '@orime/platform';
import { Notice, Skeleton, SkeletonRegion, Text } from '@orime/ui';
import { Panel } from '../../../parts/panel.tsx';
import { useBuyersT } from '../buyers-texts.ts';
import { managersQuery } from '../buyers.api.ts';
import { decisionSteps } from '../verification.ts';
import { DecisionForm } from './decision-form.tsx';
import { PaperList } from './paper-list.tsx';
import type { PaperListProps } from './paper-list.tsx';

export type DecisionProps = {
  readonly buyer: StaffBuyer;
  readonly onShow: PaperListProps['onShow'];
};

/**
 * What can be decided about a company. Whoever the API tells who the managers are may decide too; others see the papers and what
 * was granted. Fetches.
 */
export function Decision({ buyer, onShow }: DecisionProps) {
  const t = useBuyersT();
  const { error, isPending } = useQuery({ ...managersQuery, retry: false });
  if (isPending)
    return (
      <SkeletonRegion>
        <Skeleton height="24rem" />
      </SkeletonRegion>
    );
  const steps = decisionSteps(buyer);
  if (refusalOf(error) === undefined && steps.length > 0) return <DecisionForm buyer={buyer} onShow={onShow} />;
  return (
    <>
      <Panel title={t('buyers.papers')}>
        <PaperList documents={buyer.documents} onShow={onShow} />
      </Panel>
      <Panel title={t('buyers.decision')}>
        <Notice>{t(steps.length === 0 ? 'buyers.decision.final' : 'buyers.decision.admins-only')}</Notice>
        <Text size="sm">{t('buyers.decision.terms', { terms: t(`buyers.terms.${buyer.terms}`) })}</Text>
      </Panel>
    </>
  );
}
