import type { CompanyMember } from '@orime/contracts/api/trade/buyer-member';
import { useMutation, useT } from '@orime/platform';
import { Button, css, Heading, Select, showToast, space, Text } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { handOver } from './company.api.ts';
import { Refusal } from './refusal.tsx';

const HandoverDialog = lazy(async () => ({ default: (await import('./handover-dialog.tsx')).HandoverDialog }));

type CompanyHandoverProps = {
  readonly company: string;
  /** Everybody else in it. */
  readonly others: readonly CompanyMember[];
  /** Whether the company's letters go to whoever hands it over. */
  readonly isLead: boolean;
  /** Reads the people and the caller's own role again. */
  readonly onSettled: () => Promise<unknown>;
};

/** Makes somebody else owner in the caller's place, once that has been confirmed. */
export function CompanyHandover({ company, others, isLead, onSettled }: CompanyHandoverProps) {
  const t = useT('wholesale');
  const [chosenId, setChosenId] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const chosen = others.find(({ id }) => id === chosenId) ?? others[0];
  const hand = useMutation({
    mutationFn: handOver,
    onSuccess: ({ name }) => void showToast({ message: t('people.hand.done', { name, company }), tone: 'success' }),
    onSettled: () => {
      setIsAsking(false);
      return onSettled();
    },
  });
  if (chosen === undefined) return null;
  return (
    <div css={styles.root}>
      <Heading level={3} size={4}>
        {t('people.hand.title')}
      </Heading>
      <Text tone="muted" size="sm">
        {t('people.hand.text')}
      </Text>
      <Refusal error={hand.error} />
      <div css={styles.form}>
        <Select css={styles.to} label={t('people.hand.to')} value={chosen.id} onChange={({ target }) => setChosenId(target.value)}>
          {others.map(({ id, name, email }) => (
            <option key={id} value={id}>
              {t('people.hand.person', { name, email })}
            </option>
          ))}
        </Select>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {t('people.hand')}
        </Button>
      </div>
      {isAsking && (
        <Suspense fallback={null}>
          <HandoverDialog
            name={chosen.name}
            company={company}
            isLead={isLead}
            isBusy={hand.isPending}
            onConfirm={() => hand.mutate(chosen.id)}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], marginBlockStart: space[4] }),
  form: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] }),
  to: css({ flex: '1 1 16rem' }),
};
