import { profileMachine } from '@orime/commerce';
import type { ProfileStatus } from '@orime/commerce';
import { Form, useForm } from '@orime/forms';
import { useQueryClient } from '@orime/platform';
import { Button, css, Notice, RadioGroup, showToast, space, TextArea } from '@orime/ui';
import { HISTORY_KEY } from '../history/history.tsx';
import { adminStatsQuery } from '../layout/index.ts';
import { MergeNotice } from '../parts/merge-notice.tsx';
import { Panel } from '../parts/panel.tsx';
import { isStale } from '../parts/stale-notice.tsx';
import { useSeen } from '../parts/use-seen.ts';
import { missingOf } from './missing-of.ts';
import { needsReason, problemsOf, wishOf } from './shop-status.ts';
import type { StatusDraft } from './shop-status.ts';
import { useShopsT } from './shops-texts.ts';
import { moveShop } from './shops.api.ts';
import type { StatusWish } from './shops.api.ts';

export type StatusFormProps = {
  readonly id: string;
  readonly name: string;
  readonly status: ProfileStatus;
  /** What is read again afterwards. */
  readonly queryKey: readonly string[];
};

/** Opens a page, sends it back or suspends it. What it lacks to open is said in words. */
export function StatusForm({ id, name, status, queryKey }: StatusFormProps) {
  const t = useShopsT();
  const queries = useQueryClient();
  const reload = async (): Promise<void> => {
    await Promise.all([queryKey, HISTORY_KEY, adminStatsQuery.queryKey].map((key) => queries.invalidateQueries({ queryKey: key })));
  };
  const base = useSeen({ newest: status, seenOf: (moved: { readonly status: ProfileStatus }) => moved.status, reload });
  const steps = profileMachine[status];
  /** What was chosen, as long as it can still be done. */
  const stepOf = (wanted: StatusDraft['status']) => steps.find((step) => step === wanted);
  const form = useForm<StatusDraft, StatusWish, { readonly status: ProfileStatus }>({
    name: 'shop-status',
    initial: { status: '', reason: '' },
    toBody: wishOf,
    check: (draft) => problemsOf({ ...draft, status: stepOf(draft.status) ?? '' }),
    send: (wish) => base.send((from) => moveShop(id, { ...wish, from })),
    onSent: async ({ status: moved }) => {
      showToast({ message: t(`shops.moved.${moved}`, { name }), tone: 'success' });
      await reload();
      form.startOver();
    },
  });
  const chosen = form.value('status');
  const step = stepOf(chosen.value);
  const missing = missingOf(form.failure);
  const notice = missing ? (
    <Notice tone="warning" role="alert" title={t('shops.missing.title', { name })}>
      <ul css={styles.missing}>
        {missing.map((key) => (
          <li key={key}>{t(`missing.${key}`)}</li>
        ))}
      </ul>
    </Notice>
  ) : isStale(form.failure) ? (
    <MergeNotice
      fields={[
        {
          name: t('shops.column.status'),
          mine: chosen.value === '' ? '' : t(`shops.status.${chosen.value}`),
          theirs: t(`shops.status.${status}`),
        },
        { name: t('shops.reason'), mine: form.follow('reason').trim(), theirs: '' },
      ]}
      onKeepMine={
        step === undefined
          ? undefined
          : () => {
              base.accept();
              void form.submit();
            }
      }
      onTakeTheirs={() => {
        base.accept();
        form.startOver();
      }}
    />
  ) : undefined;

  return (
    <Panel title={t('shops.decide')}>
      <Form form={form} label={t('shops.decide')} failureNotice={notice}>
        <RadioGroup
          legend={t('shops.decide')}
          hideLegend
          options={steps.map((value) => ({ value, label: t(`shops.to.${value}`), hint: t(`shops.to.${value}.hint`) }))}
          {...chosen}
          value={step}
        />
        {step !== undefined && needsReason(step) && (
          <TextArea label={t('shops.reason')} hint={t('shops.reason.hint')} rows={3} maxLength={1000} {...form.text('reason')} />
        )}
        <Button
          css={styles.button}
          type="button"
          variant={step === 'suspended' ? 'danger' : 'primary'}
          busy={form.isBusy}
          onClick={() => void form.submit()}
        >
          {t('shops.decide.submit')}
        </Button>
      </Form>
    </Panel>
  );
}

const styles = {
  missing: css({ margin: 0, paddingInlineStart: space[5], listStyle: 'disc' }),
  button: css({ justifySelf: 'start', marginBlockStart: space[2] }),
};
