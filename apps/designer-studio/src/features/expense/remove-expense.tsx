import type { Expense } from '@orime/contracts/api/money/expense';
import { textOfError, useMutation, useNavigate, useQueryClient, useText } from '@orime/platform';
import { Button, css, Notice, showToast, space } from '@orime/ui';
import { ConfirmDialog } from '@orime/ui/overlays';
import { useState } from 'react';
import { useExpenseT } from './expense-texts.ts';
import { deleteExpense, EXPENSES_KEY } from './expense.api.ts';

/** Deletes an expense that is not approved yet, after a question. */
export function RemoveExpense({ expense, home }: { readonly expense: Expense; readonly home: string }) {
  const t = useExpenseT();
  const text = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation({
    mutationFn: () => deleteExpense(expense.id),
    onSuccess: async () => {
      showToast({ tone: 'success', message: t('expense.removed', { vendor: expense.vendor }) });
      await navigate(home);
      queries.removeQueries({ queryKey: [...EXPENSES_KEY, expense.id] });
      await queries.invalidateQueries({ queryKey: EXPENSES_KEY });
    },
    onSettled: () => setAsking(false),
  });
  return (
    <div css={styles.root}>
      {removal.error !== null && (
        <Notice tone="danger" role="alert">
          {text(textOfError(removal.error))}
        </Notice>
      )}
      <div>
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {t('expense.remove')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('expense.remove.title')}
        confirmLabel={t('expense.remove')}
        isDangerous
        isBusy={removal.isPending}
        onConfirm={() => removal.mutate()}
        onCancel={() => setAsking(false)}
      >
        {t('expense.remove.text', { vendor: expense.vendor })}
      </ConfirmDialog>
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[3], marginBlockStart: space[6] }) };
