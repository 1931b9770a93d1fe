import type { Expense } from '@orime/contracts/api/money/expense';
import { FormFailure } from '@orime/forms';
import { useMutation } from '@orime/platform';
import { Button, color, css, space, Text } from '@orime/ui';
import { useMoneyT } from '../money-texts.ts';
import { readExpense } from '../money.api.ts';

/** The receipt: a picture is shown here, other files open in a tab. Its link lives for a minute, so that it is asked for when needed. */
export function Receipt({ expense }: { readonly expense: Expense }) {
  const t = useMoneyT();
  const open = useMutation({ mutationFn: () => readExpense(expense.id) });
  if (expense.receipt === null)
    return (
      <Text size="sm" tone="muted">
        {t('money.receipt.none')}
      </Text>
    );
  const receipt = open.data?.receipt;
  return (
    <div css={styles.root}>
      <Button variant="secondary" size="sm" busy={open.isPending} onClick={() => open.mutate()}>
        {t('money.receipt.show')}
      </Button>
      {open.isError && <FormFailure failure={open.error} />}
      {receipt?.mime.startsWith('image/') && (
        <img css={styles.picture} src={receipt.url} alt={t('money.receipt.alt', { vendor: expense.vendor })} />
      )}
      {receipt && !receipt.mime.startsWith('image/') && (
        <a href={receipt.url} target="_blank" rel="noreferrer noopener">
          {t('money.receipt.open')}
        </a>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], justifyItems: 'start' }),
  picture: css({ maxWidth: '100%', maxHeight: '40rem', background: color.backdrop }),
};
