import { formatDecimal } from '@orime/commerce';
import type { Return } from '@orime/contracts/api/selling/return';
import { FieldGroup, Form, useForm } from '@orime/forms';
import { useReauth } from '@orime/forms/access';
import { useFormat, useQueryClient, useText } from '@orime/platform';
import { Button, Checkbox, css, RadioGroup, Select, showToast, space, TextArea, TextField } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { adminStatsQuery } from '../../layout/index.ts';
import { Panel } from '../../parts/panel.tsx';
import { isStale, StaleNotice } from '../../parts/stale-notice.tsx';
import { useReturnsT } from './returns-texts.ts';
import { takeStep } from './returns.api.ts';
import type { ReturnStep } from './returns.api.ts';
import { problemsOf, stepOf } from './step-draft.ts';
import type { StepDraft } from './step-draft.ts';

const TypedConfirmDialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).TypedConfirmDialog }));
const CONDITIONS = ['as_new', 'worn', 'damaged'] as const;

/** What happens to a return next. Money leaves only after its amount was typed once more. */
export function StepForm({ found }: { readonly found: Return }) {
  const t = useReturnsT();
  const format = useFormat();
  const text = useText();
  const queries = useQueryClient();
  const reauth = useReauth();
  const [isAsked, setAsked] = useState(false);
  const reload = (): Promise<unknown> =>
    Promise.all([queries.invalidateQueries({ queryKey: ['return'] }), queries.invalidateQueries({ queryKey: adminStatsQuery.queryKey })]);
  const form = useForm<StepDraft, ReturnStep, Return>({
    name: 'return-step',
    initial: {
      status: '',
      answer: '',
      carrier: found.carrier,
      tracking: found.tracking,
      shipping: false,
      lines: found.lines.map(({ lineId }) => ({ lineId, condition: 'as_new', restock: true })),
    },
    toBody: stepOf,
    check: problemsOf,
    send: (step) => reauth.run(() => takeStep(found.id, step)),
    onSent: async ({ status }) => {
      showToast({ message: t('returns.done', { status: t(`returns.status.${status}`) }), tone: 'success' });
      await reload();
    },
  });
  const status = form.value('status');
  const lines = form.value('lines');
  const to = status.value;
  const amount = format.money(found.estimate.priceMinor, found.estimate.currency);

  return (
    <Panel title={t('returns.next')}>
      <Form
        form={form}
        label={t('returns.next')}
        failureNotice={isStale(form.failure) ? <StaleNotice onReload={() => void reload()} /> : undefined}
      >
        <RadioGroup
          legend={t('returns.next')}
          hideLegend
          options={found.viewer.next.map((value) => ({ value, label: t(`returns.to.${value}`) }))}
          {...status}
          value={to === '' ? undefined : to}
        />
        {(to === 'approved' || to === 'declined' || to === 'rejected') && (
          <TextArea label={t('returns.answer')} hint={t('returns.answer.hint')} rows={3} maxLength={2000} {...form.text('answer')} />
        )}
        {to === 'in_transit' && (
          <>
            <TextField label={t('returns.carrier')} optional maxLength={60} {...form.text('carrier')} />
            <TextField label={t('returns.tracking')} optional maxLength={80} {...form.text('tracking')} />
          </>
        )}
        {to === 'inspected' &&
          found.lines.map((line, index) => {
            const value = lines.value[index];
            return (
              value && (
                <FieldGroup key={line.lineId} legend={`${text(line)} · ${line.size} × ${format.number(line.quantity)}`}>
                  <Select
                    label={t('returns.goods.condition')}
                    value={value.condition}
                    onChange={({ currentTarget }) => {
                      const condition = CONDITIONS.find((each) => each === currentTarget.value);
                      // Only what is as new is sold again.
                      if (condition !== undefined)
                        lines.onChange(lines.value.with(index, { ...value, condition, restock: condition === 'as_new' }));
                    }}
                  >
                    {CONDITIONS.map((condition) => (
                      <option key={condition} value={condition}>
                        {t(`returns.condition.${condition}`)}
                      </option>
                    ))}
                  </Select>
                  <Checkbox
                    label={t('returns.restock')}
                    checked={value.restock}
                    onChange={({ currentTarget }) => lines.onChange(lines.value.with(index, { ...value, restock: currentTarget.checked }))}
                  />
                </FieldGroup>
              )
            );
          })}
        {to === 'refunded' && <Checkbox label={t('returns.with-shipping')} {...form.ticked('shipping')} />}
        <Button
          css={styles.button}
          type="button"
          variant={to === 'refunded' ? 'danger' : 'primary'}
          busy={form.isBusy}
          onClick={() => (to === 'refunded' ? setAsked(true) : void form.submit())}
        >
          {t('returns.submit')}
        </Button>
      </Form>
      {reauth.dialog}
      {isAsked && (
        <Suspense fallback={null}>
          <TypedConfirmDialog
            isOpen
            title={t('returns.refund.title', { number: found.number })}
            word={formatDecimal(found.estimate.priceMinor, found.estimate.currency)}
            confirmLabel={t('returns.refund.confirm')}
            onConfirm={() => {
              setAsked(false);
              void form.submit();
            }}
            onCancel={() => setAsked(false)}
          >
            {t('returns.refund.text', { amount, email: found.buyer.email })}
          </TypedConfirmDialog>
        </Suspense>
      )}
    </Panel>
  );
}

const styles = { button: css({ justifySelf: 'start', marginBlockStart: space[2] }) };
