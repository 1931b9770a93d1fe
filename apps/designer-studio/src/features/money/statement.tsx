import { DateField, Form, useForm } from '@orime/forms';
import { Button, css, Heading, space, Text } from '@orime/ui';
import { useState } from 'react';
import { useMoneyT } from './money-texts.ts';
import { downloadStatement } from './money.api.ts';

type StatementDraft = { readonly from: string; readonly to: string };

const DAY_MS = 86_400_000;
/** As many as the API gives in one file. */
const MOST_DAYS = 366;

/** Everything that came to one's account and left it between two days, as a file with a running balance. */
export function Statement() {
  const t = useMoneyT();
  const [initial] = useState(() => lastMonths(new Date()));
  const form = useForm<StatementDraft, StatementDraft, void>({
    name: 'statement',
    initial,
    check: ({ from, to }) => {
      if (from === '') return [{ field: 'from', problem: { kind: 'required' } }];
      if (to === '') return [{ field: 'to', problem: { kind: 'required' } }];
      const days = (new Date(to).getTime() - new Date(from).getTime()) / DAY_MS;
      return days < 0 || days >= MOST_DAYS ? [{ field: 'to', problem: { kind: 'malformed' } }] : [];
    },
    say: () => t('statement.wrong'),
    send: downloadStatement,
    repeats: true,
  });
  return (
    <section css={styles.root} aria-labelledby="statement">
      <Heading level={2} size={3} id="statement">
        {t('statement.title')}
      </Heading>
      <Text size="sm" tone="muted">
        {t('statement.text')}
      </Text>
      <Form form={form} label={t('statement.title')} guarded={false}>
        <div css={styles.row}>
          <DateField label={t('statement.from')} {...form.value('from')} />
          <DateField label={t('statement.to')} {...form.value('to')} />
          <Button type="submit" variant="secondary" busy={form.isBusy}>
            {t('statement.download')}
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** The last three months up to a day, which is its UTC one, as the ledger counts. */
function lastMonths(now: Date): StatementDraft {
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2, 1));
  return { from: from.toISOString().slice(0, 10), to: now.toISOString().slice(0, 10) };
}

const styles = {
  root: css({ display: 'grid', gap: space[3], '& > *': { minWidth: 0 } }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'end' }),
};
