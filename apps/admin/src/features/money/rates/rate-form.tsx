import type { CommissionRate, CommissionRateInput } from '@orime/contracts/api/money/commission-rate';
import { DateField, Form, MoneyField, NumberField, useForm } from '@orime/forms';
import { useReauth } from '@orime/forms/access';
import { useQueryClient } from '@orime/platform';
import { Button, Cluster, css, RadioGroup, Select, showToast, space } from '@orime/ui';
import type { ReactNode } from 'react';
import { Panel } from '../../../parts/panel.tsx';
import { useMoneyT } from '../money-texts.ts';
import { ratesQuery, saveRate } from '../money.api.ts';
import { RateScope } from './rate-scope.tsx';

const CURRENCIES = ['USD', 'JPY', 'EUR'] as const;
const SCOPES = ['global', 'category', 'seller'] as const satisfies readonly CommissionRateInput['scope'][];

type Draft = {
  kind: CommissionRateInput['kind'];
  percent: number | null;
  fixed: number | null;
  currency: (typeof CURRENCIES)[number];
  scope: CommissionRateInput['scope'];
  scopeId: string;
  from: string;
  to: string;
  position: number | null;
};

export type RateFormProps = {
  readonly rate: CommissionRate | undefined;
  readonly onDone: () => void;
  /** Below the form: the way to be rid of the rate. */
  readonly remove: ReactNode;
};

/** A rate of commission from a day on. */
export function RateForm({ rate, onDone, remove }: RateFormProps) {
  const t = useMoneyT();
  const queries = useQueryClient();
  const reauth = useReauth();
  const form = useForm<Draft, CommissionRateInput, CommissionRate>({
    name: 'rate',
    initial: draftOf(rate),
    toBody: (draft) => inputOf(draft, rate),
    check: ({ kind, percent, fixed, scope, scopeId, from, to }) => [
      ...(kind === 'percent' && percent === null ? [{ field: 'percent', problem: { kind: 'required' } as const }] : []),
      ...(kind === 'percent' && percent !== null && percent > 100
        ? [{ field: 'percent', problem: { kind: 'too_large', limit: 100 } as const }]
        : []),
      ...(kind === 'fixed' && fixed === null ? [{ field: 'fixed', problem: { kind: 'required' } as const }] : []),
      ...(scope !== 'global' && scopeId.trim() === '' ? [{ field: 'scopeId', problem: { kind: 'required' } as const }] : []),
      ...(from !== '' && to !== '' && to <= from ? [{ field: 'to', problem: { kind: 'malformed' } as const }] : []),
    ],
    aliases: { value: 'percent', validFrom: 'from', validTo: 'to' },
    send: (input, { idempotencyKey }) => reauth.run(() => saveRate(rate?.id, input, idempotencyKey)),
    onSent: async () => {
      showToast({ message: t('money.rate.saved'), tone: 'success' });
      onDone();
      await queries.invalidateQueries({ queryKey: ratesQuery.queryKey });
    },
  });
  const { kind, currency, scope } = form.followAll();
  return (
    <div css={styles.root}>
      <Panel title={t(rate === undefined ? 'money.rate.new' : 'money.rate.edit')}>
        <Form form={form} label={t('money.tab.rates')}>
          <RadioGroup
            legend={t('money.rate.kind')}
            options={[
              { value: 'percent', label: t('money.rate.kind.percent') },
              { value: 'fixed', label: t('money.rate.kind.fixed') },
            ]}
            {...form.value('kind')}
          />
          {kind === 'percent' ? (
            <NumberField label={t('money.rate.value')} decimals={2} unit="%" required {...form.value('percent')} />
          ) : (
            <>
              <Select label={t('money.rate.currency')} {...form.text('currency')}>
                {CURRENCIES.map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </Select>
              <MoneyField key={currency} label={t('money.rate.value')} currency={currency} required {...form.value('fixed')} />
            </>
          )}
          <RadioGroup
            legend={t('money.rate.scope')}
            options={SCOPES.map((value) => ({ value, label: t(`money.rate.scope.${value}`) }))}
            {...form.value('scope')}
            onChange={(next) => {
              form.change('scope', next);
              // A key of one list is nothing in the other.
              form.change('scopeId', '');
            }}
          />
          {scope !== 'global' && <RateScope key={scope} scope={scope} known={rate?.seller ?? undefined} {...form.value('scopeId')} />}
          <DateField label={t('money.rate.from')} optional {...form.value('from')} />
          <DateField label={t('money.rate.to')} optional {...form.value('to')} />
          <NumberField label={t('money.rate.position')} hint={t('money.rate.position.hint')} optional {...form.value('position')} />
          <Cluster>
            <Button type="submit" busy={form.isBusy}>
              {t('money.rate.save')}
            </Button>
            <Button variant="ghost" onClick={onDone}>
              {t('money.cancel')}
            </Button>
          </Cluster>
        </Form>
        {remove}
      </Panel>
      {reauth.dialog}
    </div>
  );
}

function draftOf(rate: CommissionRate | undefined): Draft {
  return {
    kind: rate?.kind ?? 'percent',
    percent: rate?.kind === 'percent' ? rate.value / 100 : null,
    fixed: rate?.kind === 'fixed' ? rate.value : null,
    currency: rate?.currency ?? 'USD',
    scope: rate?.scope ?? 'global',
    scopeId: rate?.scopeId ?? '',
    from: rate?.validFrom?.slice(0, 10) ?? '',
    to: rate?.validTo?.slice(0, 10) ?? '',
    position: rate?.position ?? null,
  };
}

/** Days begin at midnight UTC, as the months that are invoiced do. A time that was set otherwise stays while its day does. */
function inputOf(
  { kind, percent, fixed, currency, scope, scopeId, from, to, position }: Draft,
  rate: CommissionRate | undefined,
): CommissionRateInput {
  const at = (day: string, before: string | null | undefined): string | null => {
    if (day === '') return null;
    return before?.slice(0, 10) === day ? before : `${day}T00:00:00.000Z`;
  };
  return {
    kind,
    value: kind === 'percent' ? Math.round((percent ?? 0) * 100) : (fixed ?? 0),
    currency: kind === 'fixed' ? currency : null,
    scope,
    scopeId: scope === 'global' ? null : scopeId.trim(),
    validFrom: at(from, rate?.validFrom),
    validTo: at(to, rate?.validTo),
    ...(position !== null && { position }),
    minMinor: rate?.minMinor ?? null,
    maxMinor: rate?.maxMinor ?? null,
  };
}

const styles = { root: css({ maxWidth: '34rem', paddingBlockStart: space[3] }) };
