import { FormFailure, newKey } from '@orime/forms';
import { useReauth } from '@orime/forms/access';
import { useMutation, useQueryClient } from '@orime/platform';
import { Button, css, Notice, space, TextField } from '@orime/ui';
import { useState } from 'react';
import { Panel } from '../../parts/panel.tsx';
import { useMoneyT } from './money-texts.ts';
import { issueCommissions } from './money.api.ts';

/** The month before this one, in UTC. */
function lastMonth(now = new Date()): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
}

/** Invoices of a month's commissions. They are issued every month by themselves; this is for a month that was credited or missed. */
export function CommissionRun() {
  const t = useMoneyT();
  const queries = useQueryClient();
  const reauth = useReauth();
  const [month, setMonth] = useState(lastMonth);
  const issue = useMutation({
    // A month is invoiced once whatever the key: what is invoiced already is skipped.
    mutationFn: () => reauth.run(() => issueCommissions(month, newKey())),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['invoice'] }),
  });
  return (
    <Panel title={t('money.commission')}>
      <form
        css={styles.form}
        aria-label={t('money.commission')}
        onSubmit={(event) => {
          event.preventDefault();
          if (!issue.isPending) issue.mutate();
        }}
      >
        <TextField
          label={t('money.commission.month')}
          hint={t('money.commission.hint')}
          type="month"
          max={lastMonth()}
          value={month}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
        />
        <Button type="submit" variant="secondary" busy={issue.isPending} disabled={month === ''}>
          {t('money.commission.issue')}
        </Button>
      </form>
      {issue.isError && <FormFailure failure={issue.error} />}
      <div aria-live="polite">
        {issue.data && <Notice tone="success">{t('money.commission.done', { count: issue.data.issued })}</Notice>}
      </div>
      {reauth.dialog}
    </Panel>
  );
}

const styles = { form: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] }) };
