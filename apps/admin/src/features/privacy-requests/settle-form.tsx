import type { PrivacyRequest } from '@orime/contracts/api/office/privacy-request';
import { Form, useForm } from '@orime/forms';
import { useReauth } from '@orime/forms/access';
import { isApiError, useQueryClient } from '@orime/platform';
import { Button, Notice, RadioGroup, showToast, TextArea } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { adminStatsQuery } from '../../layout/index.ts';
import { MergeNotice } from '../../parts/merge-notice.tsx';
import { Panel } from '../../parts/panel.tsx';
import { isStale } from '../../parts/stale-notice.tsx';
import { usePrivacyT } from './privacy-requests-texts.ts';
import { settleRequest } from './privacy.api.ts';
import type { Settlement } from './privacy.api.ts';

const TypedConfirmDialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).TypedConfirmDialog }));
const REASONS = ['open_orders', 'open_payouts', 'only_owner', 'staff'] as const;

type SettleDraft = { status: Settlement['status'] | ''; note: string };

export type SettleFormProps = {
  readonly request: PrivacyRequest;
  /** Stands in its place once the request is answered. */
  readonly ended: ReactNode;
};

/** Staff's answer. An erasure happens only after the address was typed. */
export function SettleForm({ request: { id, email, kind, status: stored }, ended }: SettleFormProps) {
  const t = usePrivacyT();
  const queries = useQueryClient();
  const reauth = useReauth();
  const [isAsked, setAsked] = useState(false);
  const reload = (): Promise<unknown> =>
    Promise.all([['privacy-request'], adminStatsQuery.queryKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
  const form = useForm<SettleDraft, Settlement, PrivacyRequest>({
    name: 'privacy-settle',
    initial: { status: '', note: '' },
    // An empty one never gets here: the check refuses it.
    toBody: ({ status, note }) => ({ status: status === 'done' ? 'done' : 'refused', note: note.trim() }),
    check: problemsOf,
    send: async (settlement) => {
      try {
        return await reauth.run(() => settleRequest(id, settlement));
      } catch (error) {
        // What somebody else has answered is shown beside what was typed here.
        if (isStale(error)) await reload();
        throw error;
      }
    },
    onSent: async () => {
      showToast({ message: t('privacy.settled', { email }), tone: 'success' });
      await reload();
    },
  });
  const status = form.value('status');
  const reason = blockedBy(form.failure);
  const isErasing = kind === 'delete' && status.value === 'done';
  const isTaken = reason === undefined && isStale(form.failure);
  if (stored !== 'with_staff' && !isTaken) return ended;

  function handleSubmit(): void {
    // What is wrong is said before the address is asked for.
    if (isErasing && problemsOf(form.read()).length === 0) setAsked(true);
    else void form.submit();
  }

  return (
    <Panel title={t('privacy.answer')}>
      <Form
        form={form}
        label={t('privacy.answer')}
        failureNotice={
          reason !== undefined ? (
            <Notice tone="warning" role="alert" title={t('privacy.blocked')}>
              {t(`privacy.blocked.${reason}`)}
            </Notice>
          ) : isTaken ? (
            // A request is answered once: there is nothing left to do but to read what was answered.
            <MergeNotice
              fields={[
                {
                  name: t('privacy.column.status'),
                  mine: status.value === '' ? '' : t(`privacy.status.${status.value}`),
                  theirs: t(`privacy.status.${stored}`),
                },
                { name: t('privacy.note'), mine: form.follow('note').trim(), theirs: '' },
              ]}
              onTakeTheirs={() => form.startOver()}
            />
          ) : undefined
        }
      >
        <RadioGroup
          legend={t('privacy.answer')}
          hideLegend
          options={(['done', 'refused'] as const).map((value) => ({ value, label: t(`privacy.to.${value}.${kind}`) }))}
          {...status}
          value={status.value === '' ? undefined : status.value}
        />
        <TextArea label={t('privacy.note')} hint={t('privacy.note.hint')} rows={4} maxLength={4000} {...form.text('note')} />
        <div>
          <Button variant={isErasing ? 'danger' : 'primary'} busy={form.isBusy} onClick={handleSubmit}>
            {t('privacy.submit')}
          </Button>
        </div>
      </Form>
      {reauth.dialog}
      {isAsked && (
        <Suspense fallback={null}>
          <TypedConfirmDialog
            isOpen
            title={t('privacy.erase.title')}
            word={email}
            confirmLabel={t('privacy.erase')}
            onConfirm={() => {
              setAsked(false);
              void form.submit();
            }}
            onCancel={() => setAsked(false)}
          >
            {t('privacy.erase.text')}
          </TypedConfirmDialog>
        </Suspense>
      )}
    </Panel>
  );
}

/** Whoever is told no is told why. */
function problemsOf({ status, note }: SettleDraft): readonly { readonly field: string; readonly problem: { readonly kind: 'required' } }[] {
  if (status === '') return [{ field: 'status', problem: { kind: 'required' } }];
  return status === 'refused' && note.trim() === '' ? [{ field: 'note', problem: { kind: 'required' } }] : [];
}

/** Why the data may not go yet; undefined for other failures. */
function blockedBy(failure: unknown): (typeof REASONS)[number] | undefined {
  if (!isApiError(failure) || failure.code !== 'conflict') return undefined;
  const { reason } = (failure.details ?? {}) as { readonly reason?: unknown }; // compared below
  return REASONS.find((known) => known === reason);
}
