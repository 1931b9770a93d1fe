import type { Expense, ExpenseInput } from '@orime/contracts/api/money/expense';
import { ConflictNotice, DateField, Form, FormSection, MoneyField, useForm } from '@orime/forms';
import { documentRoute, FilesField, useFormFiles } from '@orime/forms/files';
import { isApiError, Link, useNavigate, useQueryClient } from '@orime/platform';
import { Button, buttonStyles, Checkbox, Cluster, css, media, Select, showToast, space, TextArea, TextField } from '@orime/ui';
import { useRef, useState } from 'react';
import { CATEGORIES, checkExpense, expenseDraft, expenseInput, type ExpenseDraft } from './expense-draft.ts';
import { useExpenseT } from './expense-texts.ts';
import { createExpense, EXPENSES_KEY, readExpense, updateExpense } from './expense.api.ts';
import { LinkedWork } from './linked-work.tsx';
import { Receipt } from './receipt.tsx';

const CURRENCIES = ['JPY', 'USD', 'EUR'] as const;

export type ExpenseFormProps = {
  readonly initial: ExpenseDraft;
  /** Absent: a new one. */
  readonly expense?: Expense;
  readonly userId: string;
  readonly isDesigner: boolean;
  /** The list of expenses. */
  readonly home: string;
};

/** What was spent, with its receipt. Saved as a draft, or handed in for approval. */
export function ExpenseForm({ initial, expense, userId, isDesigner, home }: ExpenseFormProps) {
  const t = useExpenseT();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [today] = useState(() => new Date().toLocaleDateString('sv-SE'));
  const version = useRef(expense?.version ?? 0);
  const files = useFormFiles({ route: documentRoute, max: 1 });
  const form = useForm<ExpenseDraft, ExpenseInput, Expense>({
    name: expense === undefined ? 'expense' : `expense-${expense.id}`,
    initial,
    schema: async () => (await import('@orime/contracts/api/money/expense')).createExpense.schema.body,
    check: (draft) => [...checkExpense(draft, today), ...files.check('receiptFileId')],
    toBody: (draft) => expenseInput(draft, files.stored[0]?.id),
    say: (field) => {
      if (field === 'receiptFileId') return files.say();
      return field === 'date' || field === 'vendor' || field === 'amountMinor' || field === 'taxMinor'
        ? t(`expense.error.${field}`)
        : undefined;
    },
    send: (input, { idempotencyKey }) =>
      expense === undefined ? createExpense(input, idempotencyKey) : updateExpense(expense.id, input, version.current),
    onSent: async (saved) => {
      files.clear();
      await queries.invalidateQueries({ queryKey: EXPENSES_KEY });
      showToast({
        tone: 'success',
        message: t(saved.status === 'draft' ? 'expense.saved' : 'expense.submitted', { vendor: saved.vendor }),
      });
      await navigate(home);
    },
    ...(expense === undefined && { keep: { userId, omit: ['receiptFileId'] } }),
  });
  const isConflict = isApiError(form.failure) && form.failure.code === 'conflict';

  async function readNewer(): Promise<Expense | undefined> {
    if (expense === undefined) return undefined;
    const newer = await readExpense(expense.id);
    version.current = newer.version;
    return newer;
  }

  return (
    <Form form={isConflict ? { ...form, failure: undefined } : form} label={t(expense === undefined ? 'expense.new' : 'expense.edit')}>
      {isConflict && (
        <ConflictNotice
          onKeepMine={() => void readNewer().then(() => form.submit())}
          onTakeTheirs={() => void readNewer().then((newer) => newer && form.startOver(expenseDraft(newer)))}
        />
      )}
      <FormSection title={t('expense.section.what')} text={t('expense.section.what.text')}>
        <div css={styles.pair}>
          <DateField label={t('expense.date')} max={today} {...form.value('date')} />
          <Select label={t('expense.category')} {...form.text('category')}>
            {CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {t(`expense.category.${category}`)}
              </option>
            ))}
          </Select>
        </div>
        <TextField label={t('expense.vendor')} maxLength={160} {...form.text('vendor')} />
        <div css={styles.amounts}>
          <Select label={t('expense.currency')} {...form.text('currency')}>
            {CURRENCIES.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </Select>
          <MoneyField label={t('expense.amount')} currency={form.follow('currency')} {...form.value('amountMinor')} />
          <MoneyField label={t('expense.tax')} optional currency={form.follow('currency')} {...form.value('taxMinor')} />
        </div>
      </FormSection>
      <FormSection title={t('expense.section.receipt')} text={t('expense.section.receipt.text')}>
        {expense?.receipt && form.follow('receiptFileId') !== null && (
          <Cluster>
            <Receipt expense={expense} />
            <Button size="sm" variant="ghost" onClick={() => form.change('receiptFileId', null)}>
              {t('expense.receipt.remove')}
            </Button>
          </Cluster>
        )}
        <FilesField
          id={form.value('receiptFileId').id}
          legend={t('expense.receipt')}
          label={t('expense.receipt.choose')}
          files={files}
          error={form.errorOf('receiptFileId')}
        />
      </FormSection>
      <FormSection title={t('expense.section.for')} text={t('expense.section.for.text')}>
        <LinkedWork form={form} isDesigner={isDesigner} />
        <Checkbox label={t('expense.reimbursable')} hint={t('expense.reimbursable.hint')} {...form.ticked('reimbursable')} />
        <TextArea label={t('expense.note')} optional rows={3} maxLength={2000} {...form.text('note')} />
      </FormSection>
      <Cluster>
        <Button type="submit" busy={form.isBusy} onClick={() => form.change('status', 'submitted')}>
          {t('expense.submit')}
        </Button>
        <Button type="submit" variant="secondary" busy={form.isBusy} onClick={() => form.change('status', 'draft')}>
          {t('expense.save')}
        </Button>
        <Link css={buttonStyles({ variant: 'ghost' })} to={home}>
          {t('expense.back')}
        </Link>
      </Cluster>
    </Form>
  );
}

const styles = {
  pair: css({ display: 'grid', gap: space[4], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
  amounts: css({ display: 'grid', gap: space[4], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '8rem 1fr 1fr' } }),
};
