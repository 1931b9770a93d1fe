import { FormPage } from '@orime/forms';
import { AccessPanel, refusalOf } from '@orime/forms/access';
import { useParams, useQuery, useSession } from '@orime/platform';
import { FailedState, Notice, Page, Skeleton, SkeletonRegion } from '@orime/ui';
import { MembersOnly } from '../members/index.ts';
import { expenseDraft, isOpen } from './expense-draft.ts';
import { ExpenseFacts } from './expense-facts.tsx';
import { ExpenseForm } from './expense-form.tsx';
import { useExpenseT } from './expense-texts.ts';
import { expenseQuery } from './expense.api.ts';
import { homeOf } from './home-of.ts';
import { RemoveExpense } from './remove-expense.tsx';

/** One expense: to be changed until it is approved, then to be read. */
export default function UpdateExpenseScreen() {
  const t = useExpenseT();
  const session = useSession();
  const { id = '' } = useParams();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const isSeller = user?.type === 'designer' || user?.type === 'producer';
  const { data, error, isFetching, refetch } = useQuery({ ...expenseQuery(id), enabled: isSeller });
  if (user !== undefined && user.type !== 'designer' && user.type !== 'producer') return <MembersOnly kind="seller" />;
  const refusal = refusalOf(error);
  if (data === undefined && error)
    return (
      <Page>
        {refusal === undefined ? (
          <FailedState level={1} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <AccessPanel refusal={refusal} title={t('expense.gone.title')} text={t('expense.gone.text')} />
        )}
      </Page>
    );
  if (user === undefined || user.type === null || data === undefined)
    return (
      <FormPage title={t('expense.edit')}>
        <SkeletonRegion>
          <Skeleton height="30rem" />
        </SkeletonRegion>
      </FormPage>
    );
  const home = homeOf(user.type === 'designer' ? 'designer' : 'producer');
  if (!isOpen(data)) return <ExpenseFacts expense={data} home={home} />;
  return (
    <FormPage title={t('expense.edit')} text={t(`expense.state.${data.status}`)}>
      {data.status === 'rejected' && (
        <Notice tone="warning" title={t('expense.rejected')}>
          {data.decisionNote}
        </Notice>
      )}
      <ExpenseForm
        key={data.id}
        expense={data}
        initial={expenseDraft(data)}
        userId={user._id}
        isDesigner={user.type === 'designer'}
        home={home}
      />
      <RemoveExpense expense={data} home={home} />
    </FormPage>
  );
}
