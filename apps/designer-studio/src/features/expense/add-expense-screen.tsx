import { FormPage } from '@orime/forms';
import { useMarket, useSearchParams, useSession } from '@orime/platform';
import { Skeleton, SkeletonRegion } from '@orime/ui';
import { useState } from 'react';
import { MembersOnly } from '../members/index.ts';
import { emptyExpense } from './expense-draft.ts';
import { ExpenseForm } from './expense-form.tsx';
import { useExpenseT } from './expense-texts.ts';
import { homeOf } from './home-of.ts';

/** Something a designer or producer has spent. `?production=` links it to a run. */
export default function AddExpenseScreen() {
  const t = useExpenseT();
  const session = useSession();
  const { currency } = useMarket();
  const [search] = useSearchParams();
  const [today] = useState(() => new Date().toLocaleDateString('sv-SE'));
  const user = session.status === 'signed-in' ? session.user : undefined;
  if (user !== undefined && user.type !== 'designer' && user.type !== 'producer') return <MembersOnly kind="seller" />;
  return (
    <FormPage title={t('expense.new')} text={t('expense.text')}>
      {user === undefined ? (
        <SkeletonRegion>
          <Skeleton height="30rem" />
        </SkeletonRegion>
      ) : (
        <ExpenseForm
          userId={user._id}
          isDesigner={user.type === 'designer'}
          home={homeOf(user.type === 'designer' ? 'designer' : 'producer')}
          initial={{
            ...emptyExpense(today, currency),
            productionId: search.get('production') ?? '',
          }}
        />
      )}
    </FormPage>
  );
}
