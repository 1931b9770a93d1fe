import type { Return } from '@orime/contracts/api/selling/return';
import { textOfError, useMutation, useT, useText } from '@orime/platform';
import { Button, Notice } from '@orime/ui';
import { AnswerForm } from './answer-form.tsx';
import { InspectForm } from './inspect-form.tsx';
import { ReturnAddress } from './return-address.tsx';
import { useMoveReturn } from './use-move-return.ts';

/** What the seller can do with a return now. The refund itself is given by the marketplace. */
export function ReturnSteps({ entry }: { readonly entry: Return }) {
  const t = useT('designer-studio');
  switch (entry.status) {
    case 'requested':
      return (
        <>
          <ReturnAddress />
          <AnswerForm key="decide" entry={entry} accept="approved" refuse="declined" />
        </>
      );
    case 'approved':
    case 'in_transit':
      return <ReceiveButton entry={entry} />;
    case 'received':
      return <InspectForm entry={entry} />;
    case 'inspected':
      return (
        <>
          <Notice>{t('returns.refund-next')}</Notice>
          <AnswerForm key="reject" entry={entry} refuse="rejected" />
        </>
      );
    case 'refunded':
    case 'declined':
    case 'rejected':
    case 'cancelled':
      return null;
    default:
      return entry.status satisfies never;
  }
}

function ReceiveButton({ entry }: { readonly entry: Return }) {
  const t = useT('designer-studio');
  const text = useText();
  const move = useMoveReturn(entry.id);
  const receiving = useMutation({ mutationFn: () => move({ status: 'received' }) });
  return (
    <div>
      {receiving.isError && (
        <Notice tone="danger" role="alert">
          {text(textOfError(receiving.error))}
        </Notice>
      )}
      <Button busy={receiving.isPending} onClick={() => receiving.mutate()}>
        {t('returns.receive')}
      </Button>
    </div>
  );
}
