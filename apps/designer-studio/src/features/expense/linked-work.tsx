import type { FormState } from '@orime/forms';
import { useFormat, useQuery, useText } from '@orime/platform';
import { Select } from '@orime/ui';
import { everyDesignQuery, runsQuery } from '../production/index.ts';
import type { ExpenseDraft } from './expense-draft.ts';
import { useExpenseT } from './expense-texts.ts';

/** The production and the design that something was spent for. Fetches; without any there is nothing to choose. */
export function LinkedWork({ form, isDesigner }: { readonly form: FormState<ExpenseDraft>; readonly isDesigner: boolean }) {
  const t = useExpenseT();
  const text = useText();
  const format = useFormat();
  const { data: runs = [] } = useQuery(runsQuery());
  const { data: designs = [] } = useQuery({ ...everyDesignQuery(), enabled: isDesigner });
  const run = form.value('productionId');
  const design = form.value('designId');
  return (
    <>
      {runs.length > 0 && (
        <Select
          id={run.id}
          label={t('expense.production')}
          optional
          error={run.error}
          value={run.value}
          onChange={({ currentTarget }) => run.onChange(currentTarget.value)}
        >
          <option value="">{t('expense.none')}</option>
          {runs.map((each) => (
            <option key={each.id} value={each.id}>
              {t('expense.production.option', { name: text(each.design.name), date: format.date(each.createdAt, { dateStyle: 'medium' }) })}
            </option>
          ))}
        </Select>
      )}
      {designs.length > 0 && (
        <Select
          id={design.id}
          label={t('expense.design')}
          optional
          error={design.error}
          value={design.value}
          onChange={({ currentTarget }) => design.onChange(currentTarget.value)}
        >
          <option value="">{t('expense.none')}</option>
          {designs.map((each) => (
            <option key={each.id} value={each.id}>
              {text(each)}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}
