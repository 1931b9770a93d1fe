import type { PromoCode, PromoCodeInput } from '@orime/contracts/api/selling/promo-code';
import { Form, FormFailure, MoneyField, NumberField, useForm } from '@orime/forms';
import { isApiError, Link, useMutation, useNavigate, useQueryClient } from '@orime/platform';
import { Button, buttonStyles, Checkbox, Cluster, css, Notice, RadioGroup, Select, showToast, space, Stack, TextField } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { FormMerge } from '../../../parts/form-merge.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { RecordLayout } from '../../../parts/record-layout.tsx';
import { isOutdated, useBaseVersion } from '../../../parts/use-base-version.ts';
import { usePromoT } from '../promo-texts.ts';
import { removePromoCode, savePromoCode } from '../promo.api.ts';
import { draftOf, inputOf, problemsOf } from './code-draft.ts';
import type { CodeDraft } from './code-draft.ts';
import { ScopePicker } from './scope-picker.tsx';
import { useCodeLines } from './use-code-lines.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).ConfirmDialog }));
const KINDS = ['percent', 'amount', 'free_shipping'] as const satisfies readonly PromoCodeInput['kind'][];
const SCOPES = ['all', 'designer', 'category', 'design'] as const satisfies readonly PromoCodeInput['scope'][];
const CURRENCIES = ['USD', 'JPY', 'EUR'] as const;

/** A new code, or one to change. What a code is called stays. */
export function CodeEditor({ code }: { readonly code: PromoCode | undefined }) {
  const t = usePromoT();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const linesOf = useCodeLines();
  const [isAsked, setAsked] = useState(false);
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['promo-code'] });
  const base = useBaseVersion(code?.version, reload);
  const leave = async (message: string): Promise<void> => {
    showToast({ message, tone: 'success' });
    await reload();
    await navigate('/admin/promo-codes');
  };
  const form = useForm<CodeDraft, PromoCodeInput, PromoCode>({
    name: 'promo-code',
    initial: draftOf(code),
    schema: async () => (await import('@orime/contracts/api/selling/promo-code')).PromoCodeInput,
    toBody: inputOf,
    check: problemsOf,
    aliases: { value: 'percent', minSpendMinor: 'minSpend' },
    say: (field, { kind }) => (field === 'endsAt' && kind === 'malformed' ? t('promo.ends-first') : undefined),
    send: (input, { idempotencyKey }) => base.send((version) => savePromoCode(code?.id, { ...input, version }, idempotencyKey)),
    onSent: (saved) => leave(t('promo.saved', { code: saved.code })),
  });
  const remove = useMutation({
    mutationFn: () => removePromoCode(code?.id ?? ''),
    onSuccess: () => leave(t('promo.removed', { code: code?.code ?? '' })),
    onError: () => setAsked(false),
  });
  const kind = form.follow('kind');
  const currency = form.follow('currency');
  const scope = form.value('scope');
  const isTaken = isApiError(form.failure) && form.failure.code === 'conflict';

  return (
    <Form
      form={form}
      label={code?.code ?? t('promo.new')}
      failureNotice={
        isOutdated(form.failure) ? (
          <FormMerge form={form} base={base} stored={draftOf(code)} linesOf={linesOf} />
        ) : isTaken ? (
          <Notice tone="warning" role="alert">
            {t('promo.taken')}
          </Notice>
        ) : undefined
      }
    >
      <div>
        <Link css={buttonStyles({ variant: 'secondary', size: 'sm' })} to="/admin/promo-codes">
          {t('promo.back')}
        </Link>
      </div>
      <RecordLayout
        side={
          <>
            <Panel title={t('promo.limits')}>
              <Stack gap={4}>
                <TextField label={t('promo.starts')} hint={t('promo.zone')} type="datetime-local" optional {...form.text('startsAt')} />
                <TextField label={t('promo.ends')} type="datetime-local" optional {...form.text('endsAt')} />
                <NumberField label={t('promo.usage-limit')} optional {...form.value('usageLimit')} />
                <NumberField label={t('promo.customer-limit')} optional {...form.value('perCustomerLimit')} />
                <Checkbox label={t('promo.active')} {...form.ticked('active')} />
              </Stack>
            </Panel>
            <Cluster>
              <Button type="submit" busy={form.isBusy}>
                {t('promo.save')}
              </Button>
              {code !== undefined && (
                <Button variant="ghost" onClick={() => setAsked(true)}>
                  {t(code.usedCount > 0 ? 'promo.end' : 'promo.remove')}
                </Button>
              )}
            </Cluster>
            {remove.isError && <FormFailure failure={remove.error} />}
          </>
        }
      >
        <Panel title={code?.code ?? t('promo.new')}>
          <div css={styles.fields}>
            <TextField
              label={t('promo.column.code')}
              hint={code === undefined ? t('promo.code.hint') : t('promo.code.fixed')}
              readOnly={code !== undefined}
              required
              maxLength={40}
              autoComplete="off"
              {...form.text('code')}
            />
            <RadioGroup
              legend={t('promo.kind')}
              options={KINDS.map((value) => ({ value, label: t(`promo.kind.${value}`) }))}
              {...form.value('kind')}
            />
            {kind === 'percent' && <NumberField label={t('promo.percent')} decimals={2} unit="%" required {...form.value('percent')} />}
            <Select label={t('promo.currency')} hint={t('promo.currency.hint')} {...form.text('currency')}>
              {CURRENCIES.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </Select>
            {kind === 'amount' && (
              <MoneyField key={currency} label={t('promo.amount')} currency={currency} required {...form.value('amount')} />
            )}
            <MoneyField key={`least ${currency}`} label={t('promo.min-spend')} currency={currency} optional {...form.value('minSpend')} />
          </div>
        </Panel>
        <Panel title={t('promo.scope')}>
          <RadioGroup
            legend={t('promo.scope')}
            hideLegend
            options={SCOPES.map((value) => ({ value, label: t(`promo.scope.choice.${value}`) }))}
            {...scope}
            onChange={(value) => {
              scope.onChange(value);
              form.change('scopeIds', []);
            }}
          />
          {scope.value !== 'all' && <ScopePicker scope={scope.value} currency={currency} {...form.value('scopeIds')} />}
        </Panel>
      </RecordLayout>
      {isAsked && code !== undefined && (
        <Suspense fallback={null}>
          <ConfirmDialog
            isOpen
            title={t('promo.remove.title', { code: code.code })}
            confirmLabel={t(code.usedCount > 0 ? 'promo.end' : 'promo.remove')}
            isDangerous
            isBusy={remove.isPending}
            onConfirm={() => {
              if (!remove.isPending) remove.mutate();
            }}
            onCancel={() => setAsked(false)}
          >
            {t(code.usedCount > 0 ? 'promo.end.text' : 'promo.remove.text')}
          </ConfirmDialog>
        </Suspense>
      )}
    </Form>
  );
}

const styles = { fields: css({ display: 'grid', gap: space[4] }) };
