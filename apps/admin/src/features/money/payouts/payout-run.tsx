import { formatDecimal } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import type { DuePayouts } from '@orime/contracts/api/money/payout';
import { createRepeatKey, FormFailure } from '@orime/forms';
import { useReauth } from '@orime/forms/access';
import { useFormat, useMutation, useQuery, useQueryClient, useText } from '@orime/platform';
import { Button, css, FailedState, showToast, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { MoneyTable } from '@orime/ui/data';
import { lazy, Suspense, useState } from 'react';
import { Panel } from '../../../parts/panel.tsx';
import { useMoneyT } from '../money-texts.ts';
import { dueQuery, runPayouts } from '../money.api.ts';

const TypedConfirmDialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).TypedConfirmDialog }));
const CURRENCIES = ['USD', 'JPY', 'EUR'] as const satisfies readonly Currency[];

/** What would be paid now, by currency, and the run that pays it. The amount is typed once more before. Fetches. */
export function PayoutRun() {
  const t = useMoneyT();
  const { data, isError, isFetching, refetch } = useQuery(dueQuery);
  const currencies = CURRENCIES.filter((currency) => data?.due.some(({ amount }) => amount.currency === currency));
  return (
    <Panel title={t('money.run')}>
      {data === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && !isError && (
        <SkeletonRegion>
          <Skeleton height="8rem" />
        </SkeletonRegion>
      )}
      {data !== undefined && currencies.length === 0 && (
        <Text size="sm" tone="muted">
          {t('money.run.none')}
        </Text>
      )}
      <div css={styles.runs}>
        {currencies.map((currency) => (
          <CurrencyRun key={currency} currency={currency} due={(data?.due ?? []).filter(({ amount }) => amount.currency === currency)} />
        ))}
      </div>
    </Panel>
  );
}

type Due = DuePayouts['due'];

function CurrencyRun({ currency, due }: { readonly currency: Currency; readonly due: Due }) {
  const t = useMoneyT();
  const format = useFormat();
  const text = useText();
  const queries = useQueryClient();
  const reauth = useReauth();
  const [isAsked, setAsked] = useState(false);
  const [repeatKey] = useState(createRepeatKey);
  const payable = due.filter(({ isDue }) => isDue);
  const total = payable.reduce((sum, { amount }) => sum + amount.priceMinor, 0);
  const money = (minor: number): string => format.money(minor, currency);
  const run = useMutation({
    // Of a run whose answer was lost the next try is the same one.
    mutationFn: (amountMinor: number) => reauth.run(() => runPayouts(currency, repeatKey.of(amountMinor))),
    onSuccess: async ({ payouts }) => {
      repeatKey.forget();
      showToast({ message: t('money.run.done', { count: payouts.length }), tone: 'success' });
      await queries.invalidateQueries({ queryKey: ['payout'] });
    },
  });
  return (
    <div css={styles.run}>
      <MoneyTable
        caption={t('money.run.caption', { currency })}
        labelHeader={t('money.payout.to')}
        columns={[{ id: 'amount', header: currency }]}
        lines={[
          ...due.map(({ kind, profile, amount, isDue }) => ({
            id: `${kind} ${profile.id}`,
            label: text(profile),
            ...(isDue ? {} : { note: t('money.run.too-small') }),
            amounts: { amount: money(amount.priceMinor) },
          })),
          {
            id: 'total',
            label: t('money.run.total', { count: payable.length }),
            amounts: { amount: money(total) },
            kind: 'total' as const,
          },
        ]}
      />
      {run.isError && <FormFailure failure={run.error} />}
      <div>
        <Button variant="danger" disabled={total === 0} busy={run.isPending} onClick={() => setAsked(true)}>
          {t('money.run.submit', { amount: money(total) })}
        </Button>
      </div>
      {reauth.dialog}
      {isAsked && (
        <Suspense fallback={null}>
          <TypedConfirmDialog
            isOpen
            title={t('money.run.confirm', { amount: money(total), count: payable.length })}
            word={formatDecimal(total, currency)}
            confirmLabel={t('money.run.pay')}
            onConfirm={() => {
              setAsked(false);
              if (!run.isPending) run.mutate(total);
            }}
            onCancel={() => setAsked(false)}
          >
            {t('money.run.text')}
          </TypedConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}

const styles = {
  runs: css({ display: 'grid', gap: space[5], gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))' }),
  run: css({ display: 'grid', gap: space[3], alignContent: 'start', minWidth: 0 }),
};
