import type { StaffBuyer } from '@orime/contracts/api/trade/buyer-staff';
import { useFormat } from '@orime/platform';
import { MergeNotice } from '../../../parts/merge-notice.tsx';
import type { Difference } from '../../../parts/merge-notice.tsx';
import { useBuyersT } from '../buyers-texts.ts';
import { decisionSteps } from '../verification.ts';
import type { DecisionDraft } from './decision-draft.ts';

export type DecisionMergeProps = {
  readonly draft: DecisionDraft;
  /** The company as somebody else has left it. */
  readonly buyer: StaffBuyer;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
};

/** What a decision would write over of somebody else's, each beside the other. */
export function DecisionMerge({ draft, buyer, ...choices }: DecisionMergeProps) {
  const t = useBuyersT();
  const format = useFormat();
  const step = decisionSteps(buyer).find(({ status }) => status === draft.status);
  const mine = step ? t(`buyers.step.${step.name}`) : draft.status === '' ? '' : t(`buyers.status.${draft.status}`);
  const granted: readonly Difference[] =
    draft.status === 'verified'
      ? [
          { name: t('buyers.terms'), mine: t(`buyers.terms.${draft.terms}`), theirs: t(`buyers.terms.${buyer.terms}`) },
          {
            name: t('buyers.credit'),
            mine: draft.creditLimit === null ? '' : format.money(draft.creditLimit, draft.currency),
            theirs: format.money(buyer.creditLimit.priceMinor, buyer.creditLimit.currency),
          },
        ]
      : [];
  const papers = draft.documents.flatMap(({ id, status }): readonly Difference[] => {
    const paper = buyer.documents.find((document) => document.id === id);
    if (status === '' || paper === undefined) return [];
    return [{ name: paper.fileName, mine: t(`buyers.paper.status.${status}`), theirs: t(`buyers.paper.status.${paper.status}`) }];
  });
  return (
    <MergeNotice
      fields={[{ name: t('buyers.decision'), mine, theirs: t(`buyers.status.${buyer.verification}`) }, ...granted, ...papers]}
      {...choices}
    />
  );
}
