import type { Return } from '@orime/contracts/api/selling/return';
import { textOfError, useLanguage, useMutation, useText } from '@orime/platform';
import { Button, Notice } from '@orime/ui';
import { PaperButtons } from '@orime/ui/data';
import { lazy, Suspense, useState } from 'react';
import { useReturnsT } from './returns-texts.ts';
import { cancelReturn, downloadCreditNote } from './returns.api.ts';
import { useReturnsChanged } from './use-returns-changed.ts';

const CancelReturnDialog = lazy(() => import('./cancel-return-dialog.tsx').then((module) => ({ default: module.CancelReturnDialog })));

/** Taking the wish back while the parcel has not arrived, and the credit note once the money has been given back. */
export function ReturnActions({ entry, guestKey }: { readonly entry: Return; readonly guestKey: string | undefined }) {
  const t = useReturnsT();
  const text = useText();
  const language = useLanguage();
  const changed = useReturnsChanged();
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: () => cancelReturn(entry.id, guestKey),
    onSuccess: changed,
    onSettled: () => setAsking(false),
  });
  const { creditNote } = entry;
  return (
    <>
      {cancel.isError && (
        <Notice tone="danger" role="alert">
          {text(textOfError(cancel.error))}
        </Notice>
      )}
      {creditNote && (
        <PaperButtons
          label={t('returns.papers', { number: entry.number })}
          describeError={(error) => text(textOfError(error))}
          papers={[
            {
              id: creditNote.refundId,
              label: t('order.papers.credit-note', { number: creditNote.number }),
              kind: 'pdf',
              onOpen: () => downloadCreditNote(entry.orderId, { key: guestKey, lang: language, refund: creditNote.refundId }),
            },
          ]}
        />
      )}
      {entry.viewer.next.includes('cancelled') && (
        <div>
          <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
            {t('returns.cancel')}
          </Button>
        </div>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <CancelReturnDialog isBusy={cancel.isPending} onConfirm={() => cancel.mutate()} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
