import type { Currency } from '@orime/contracts';
import { useFormat, useQuery } from '@orime/platform';
import { FailedState, Notice, Skeleton, SkeletonRegion, Stack, Text } from '@orime/ui';
import { MoneyTable } from '@orime/ui/data';
import { useMoneyT } from './money-texts.ts';
import { dueQuery } from './money.api.ts';

const CURRENCIES = ['USD', 'JPY', 'EUR'] as const satisfies readonly Currency[];

/** What each kind of account is owed, by currency. Double entry: every column comes to zero. Fetches. */
export function Ledger() {
  const t = useMoneyT();
  const format = useFormat();
  const { data, isError, isFetching, refetch } = useQuery(dueQuery);
  if (data === undefined)
    return isError ? (
      <FailedState onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <SkeletonRegion>
        <Skeleton height="20rem" />
      </SkeletonRegion>
    );
  const sumOf = (currency: Currency): number =>
    data.accounts.filter(({ sum }) => sum.currency === currency).reduce((total, { sum }) => total + sum.priceMinor, 0);
  const used = CURRENCIES.filter((currency) => data.accounts.some(({ sum }) => sum.currency === currency));
  const names = [...new Set(data.accounts.map(({ account }) => account))];
  const isBalanced = used.every((currency) => sumOf(currency) === 0);
  return (
    <Stack gap={4}>
      <Text tone="muted">{t('money.ledger.text')}</Text>
      <Notice tone={isBalanced ? 'success' : 'danger'}>{t(isBalanced ? 'money.ledger.balanced' : 'money.ledger.unbalanced')}</Notice>
      <MoneyTable
        caption={t('money.tab.ledger')}
        labelHeader={t('money.ledger.account')}
        columns={used.map((currency) => ({ id: currency, header: currency }))}
        lines={[
          ...names.map((account) => ({
            id: account,
            label: t(`money.account.${account}`),
            note: t(`money.account.${account}.text`),
            amounts: Object.fromEntries(
              data.accounts
                .filter((each) => each.account === account)
                .map(({ sum }) => [sum.currency, format.money(sum.priceMinor, sum.currency)]),
            ),
          })),
          {
            id: 'sum',
            label: t('money.ledger.sum'),
            amounts: Object.fromEntries(used.map((currency) => [currency, format.money(sumOf(currency), currency)])),
            kind: 'total' as const,
          },
        ]}
      />
    </Stack>
  );
}
