import type { ReserveCode, ReserveCodeInput } from '@orime/contracts/api/catalogue/private-reserve';
import { Form, NumberField, useForm } from '@orime/forms';
import { isApiError, Link, useNavigate, useQueryClient } from '@orime/platform';
import { Button, buttonStyles, Checkbox, Cluster, css, Notice, showToast, space, TextField } from '@orime/ui';
import { instantOf, localTime } from '../../lists/local-time.ts';
import { FormMerge } from '../../parts/form-merge.tsx';
import { Panel } from '../../parts/panel.tsx';
import { isOutdated, useBaseVersion } from '../../parts/use-base-version.ts';
import { useReserveT } from './reserve-codes-texts.ts';
import { addCode, changeCode } from './reserve.api.ts';

type CodeDraft = { code: string; note: string; mostUses: number | null; expiresAt: string; active: boolean };

/** A new invitation, or one to change. What a code is called stays. */
export function CodeForm({ code }: { readonly code: ReserveCode | undefined }) {
  const t = useReserveT();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['reserve-code'] });
  const base = useBaseVersion(code?.version, reload);
  const form = useForm<CodeDraft, ReserveCodeInput & { readonly active?: boolean }, ReserveCode>({
    name: 'reserve-code',
    initial: draftOf(code),
    toBody: (draft) => ({
      note: draft.note.trim(),
      mostUses: draft.mostUses,
      expiresAt: instantOf(draft.expiresAt),
      // Without one the API makes one up.
      ...(code === undefined && draft.code.trim() !== '' && { code: draft.code.trim() }),
      ...(code !== undefined && { active: draft.active }),
    }),
    check: (draft) => [
      ...(code === undefined && draft.code.trim() !== '' && !/^[A-Za-z0-9-]{4,40}$/.test(draft.code.trim())
        ? [{ field: 'code', problem: { kind: 'malformed' } as const }]
        : []),
      ...(draft.mostUses !== null && draft.mostUses < 1 ? [{ field: 'mostUses', problem: { kind: 'too_small', limit: 1 } as const }] : []),
    ],
    say: (field, { kind }) => (field === 'code' && kind === 'malformed' ? t('reserve.code.wrong') : undefined),
    send: (input, { idempotencyKey }) =>
      base.send((version) => (code === undefined ? addCode(input, idempotencyKey) : changeCode(code.id, { ...input, version }))),
    onSent: async (saved) => {
      showToast({ message: t('reserve.saved', { code: saved.code }), tone: 'success' });
      await reload();
      await navigate('/admin/reserve-codes');
    },
  });
  const linesOf = ({ note, mostUses, expiresAt, active }: CodeDraft): readonly (readonly [string, string])[] => [
    [t('reserve.column.note'), note],
    [t('reserve.most-uses'), String(mostUses ?? '')],
    [t('reserve.column.expires'), expiresAt.replace('T', ' ')],
    [t('reserve.active'), t(active ? 'reserve.state.live' : 'reserve.state.off')],
  ];
  const isTaken = isApiError(form.failure) && form.failure.code === 'conflict';
  return (
    <Panel title={code?.code ?? t('reserve.new')}>
      <Form
        form={form}
        label={t('reserve.form')}
        css={styles.form}
        failureNotice={
          isOutdated(form.failure) ? (
            <FormMerge form={form} base={base} stored={draftOf(code)} linesOf={linesOf} />
          ) : isTaken ? (
            <Notice tone="warning" role="alert">
              {t('reserve.taken')}
            </Notice>
          ) : undefined
        }
      >
        {code === undefined && (
          <TextField
            label={t('reserve.column.code')}
            hint={t('reserve.code.hint')}
            maxLength={40}
            autoComplete="off"
            optional
            {...form.text('code')}
          />
        )}
        <TextField label={t('reserve.column.note')} hint={t('reserve.note.hint')} maxLength={200} optional {...form.text('note')} />
        <NumberField label={t('reserve.most-uses')} hint={t('reserve.most-uses.hint')} optional {...form.value('mostUses')} />
        <TextField
          label={t('reserve.column.expires')}
          hint={t('reserve.zone')}
          type="datetime-local"
          optional
          {...form.text('expiresAt')}
        />
        {code !== undefined && <Checkbox label={t('reserve.active')} {...form.ticked('active')} />}
        <Cluster>
          <Button type="submit" busy={form.isBusy}>
            {t('reserve.save')}
          </Button>
          <Link css={buttonStyles({ variant: 'ghost' })} to="/admin/reserve-codes">
            {t('reserve.cancel')}
          </Link>
        </Cluster>
      </Form>
    </Panel>
  );
}

function draftOf(code: ReserveCode | undefined): CodeDraft {
  return {
    code: code?.code ?? '',
    note: code?.note ?? '',
    mostUses: code?.mostUses ?? null,
    expiresAt: localTime(code?.expiresAt ?? null),
    active: code?.active ?? true,
  };
}

const styles = { form: css({ maxWidth: '36rem', gap: space[4] }) };
