import type { Expense } from '@orime/contracts/api/money/expense';
import { FormFailure } from '@orime/forms';
import { useMutation } from '@orime/platform';
import { Button, color, css, space } from '@orime/ui';
import { useExpenseT } from './expense-texts.ts';
import { readExpense } from './expense.api.ts';

/** A receipt: a picture is shown here, a PDF opens in a tab. Its address lives for a minute, so it is asked for when it is needed. */
export function Receipt({ expense }: { readonly expense: Pick<Expense, 'id' | 'vendor'> }) {
  const t = useExpenseT();
  const opening = useMutation({ mutationFn: () => readExpense(expense.id) });
  const receipt = opening.data?.receipt;
  return (
    <div css={styles.root}>
      <Button size="sm" variant="secondary" busy={opening.isPending} onClick={() => opening.mutate()}>
        {t('expense.receipt.show')}
      </Button>
      {opening.isError && <FormFailure failure={opening.error} />}
      {receipt?.mime.startsWith('image/') && (
        <img css={styles.picture} src={receipt.url} alt={t('expense.receipt.alt', { vendor: expense.vendor })} />
      )}
      {receipt && !receipt.mime.startsWith('image/') && (
        <a href={receipt.url} target="_blank" rel="noreferrer noopener">
          {t('expense.receipt.open')}
        </a>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], justifyItems: 'start' }),
  picture: css({ maxWidth: '100%', maxHeight: '40rem', background: color.backdrop }),
};
