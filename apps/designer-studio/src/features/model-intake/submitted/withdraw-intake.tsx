import { useFailureText } from '@orime/forms';
import { useMutation, useQueryClient } from '@orime/platform';
import { Button, Notice, Text } from '@orime/ui';
import { ConfirmDialog } from '@orime/ui/overlays';
import { useState } from 'react';
import { useIntakeT } from '../intake-texts.ts';
import { intakeQuery, withdrawIntake, type IntakeLink } from '../intake.api.ts';

/** Takes an application back, after asking once more. */
export function WithdrawIntake({ link }: { readonly link: IntakeLink }) {
  const t = useIntakeT();
  const failureText = useFailureText();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const withdrawal = useMutation({
    mutationFn: () => withdrawIntake(link),
    onSuccess: (intake) => client.setQueryData(intakeQuery(link).queryKey, intake),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('submitted.withdraw')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('submitted.withdraw')}
        confirmLabel={t('submitted.withdraw.yes')}
        cancelLabel={t('submitted.withdraw.no')}
        isBusy={withdrawal.isPending}
        onConfirm={() => withdrawal.mutate()}
        onCancel={() => setAsking(false)}
      >
        <Text>{t('submitted.withdraw.ask')}</Text>
        {withdrawal.isError && (
          <Notice tone="danger" role="alert">
            {failureText(withdrawal.error)}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
}
