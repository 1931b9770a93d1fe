import type { OwnLineSheet } from '@orime/contracts/api/trade/linesheet';
import { textOfError, useMutation, useQueryClient, useText } from '@orime/platform';
import { Notice, showToast, Stack, Text } from '@orime/ui';
import { ConfirmDialog } from '@orime/ui/overlays';
import { useSheetsT } from './line-sheet-texts.ts';
import { deleteSheet, SHEETS_KEY } from './line-sheets.api.ts';

export type SheetRemovalProps = {
  readonly sheet: Pick<OwnLineSheet, 'id' | 'title'>;
  readonly onDone: () => void;
};

/** Asks before a line sheet goes. */
export function SheetRemoval({ sheet, onDone }: SheetRemovalProps) {
  const t = useSheetsT();
  const text = useText();
  const queries = useQueryClient();
  const title = text(sheet.title);
  const removal = useMutation({
    mutationFn: () => deleteSheet(sheet.id),
    onSuccess: () => {
      showToast({ tone: 'success', message: t('sheets.removed', { title }) });
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: SHEETS_KEY }),
  });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      isBusy={removal.isPending}
      title={t('sheets.remove-name', { title })}
      confirmLabel={t('sheets.remove')}
      onConfirm={() => removal.mutate()}
      onCancel={onDone}
    >
      <Stack gap={3}>
        <Text>{t('sheets.remove.text')}</Text>
        {removal.error !== null && (
          <Notice tone="danger" role="alert">
            {text(textOfError(removal.error))}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
