import type { WholesaleTerms } from '@orime/contracts/api/trade/wholesale-terms';
import { isApiError, textOfError, useMutation, useText } from '@orime/platform';
import { Notice, showToast, Stack, Text } from '@orime/ui';
import { ConfirmDialog } from '@orime/ui/overlays';
import { withoutWindow } from './terms-draft.ts';
import type { DeliveryWindow } from './terms-draft.ts';
import { useTermsT } from './terms-texts.ts';
import { useTermsChange } from './use-terms-change.ts';

export type WindowRemovalProps = {
  readonly terms: WholesaleTerms;
  readonly window: DeliveryWindow;
  readonly onDone: () => void;
};

/** Asks before a window goes. One with orders stays for them and takes no others. */
export function WindowRemoval({ terms, window, onDone }: WindowRemovalProps) {
  const t = useTermsT();
  const text = useText();
  const change = useTermsChange(terms);
  const hasOrders = window.orders > 0;
  const removal = useMutation({
    mutationFn: async () => {
      const remove = () => change.save((now) => withoutWindow(now, window.id));
      // Another window may have been changed meanwhile; this one goes all the same.
      return remove().catch(async (error: unknown) => {
        if (!isApiError(error) || error.code !== 'conflict') throw error;
        await change.reread();
        return remove();
      });
    },
    onSuccess: () => {
      showToast({ tone: 'success', message: t(hasOrders ? 'terms.window.closed' : 'terms.window.removed') });
      onDone();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      isBusy={removal.isPending}
      title={t(hasOrders ? 'terms.window.close-name' : 'terms.window.remove-name', { name: text(window.name) })}
      confirmLabel={t(hasOrders ? 'terms.window.close' : 'terms.window.remove')}
      onConfirm={() => removal.mutate()}
      onCancel={onDone}
    >
      <Stack gap={3}>
        <Text>{t(hasOrders ? 'terms.window.close.text' : 'terms.window.remove.text', { count: window.orders })}</Text>
        {removal.error !== null && (
          <Notice tone="danger" role="alert">
            {text(textOfError(removal.error))}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
