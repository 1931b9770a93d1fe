import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import { textOfError, useMutation, useQueryClient, useText } from '@orime/platform';
import { Notice, showToast, Stack, Text } from '@orime/ui';
import { ConfirmDialog } from '@orime/ui/overlays';
import { useLookbooksT } from './lookbook-texts.ts';
import { deleteLookbook, LOOKBOOKS_KEY } from './lookbooks.api.ts';

export type LookbookRemovalProps = {
  readonly lookbook: Pick<Lookbook, 'id' | 'title'>;
  readonly onDone: () => void;
};

/** Asks before a lookbook goes. */
export function LookbookRemoval({ lookbook, onDone }: LookbookRemovalProps) {
  const t = useLookbooksT();
  const text = useText();
  const queries = useQueryClient();
  const title = text(lookbook.title);
  const removal = useMutation({
    mutationFn: () => deleteLookbook(lookbook.id),
    onSuccess: () => {
      showToast({ tone: 'success', message: t('lookbooks.removed', { title }) });
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: LOOKBOOKS_KEY }),
  });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      isBusy={removal.isPending}
      title={t('lookbooks.remove-name', { title })}
      confirmLabel={t('lookbooks.remove')}
      onConfirm={() => removal.mutate()}
      onCancel={onDone}
    >
      <Stack gap={3}>
        <Text>{t('lookbooks.remove.text')}</Text>
        {removal.error !== null && (
          <Notice tone="danger" role="alert">
            {text(textOfError(removal.error))}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
