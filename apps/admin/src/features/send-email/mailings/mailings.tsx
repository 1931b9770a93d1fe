import type { Mailing } from '@orime/contracts/api/office/mailing';
import { FormFailure } from '@orime/forms';
import { Link, useFormat, useMutation, useQueryClient, useText } from '@orime/platform';
import { Badge, Button, css, EmptyState, ProgressBar, showToast, Stack } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { PagedGrid } from '../../../lists/paged-grid.tsx';
import { useGridAddress } from '../../../lists/use-grid-address.ts';
import { usePages } from '../../../lists/use-pages.ts';
import { useSendT } from '../send-email-texts.ts';
import { cancelMailing } from '../send-email.api.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).ConfirmDialog }));
const TONES = {
  scheduled: 'neutral',
  sending: 'active',
  sent: 'success',
  cancelled: 'warning',
} as const satisfies Record<Mailing['status'], BadgeTone>;
const STATES = Object.keys(TONES) as readonly Mailing['status'][]; // its keys are all of them
const WAYS = ['site', 'gmail'] as const satisfies readonly Mailing['via'][];
/** Parts leave a minute apart. */
const PROGRESS_EVERY_MS = 10_000;

/** Letters that left or will, with how far they are; what has not left can be stopped. Of one way of sending where it is given. */
export function Mailings({ via }: { readonly via?: Mailing['via'] }) {
  const t = useSendT();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Mailing>();
  const columns = useMailingColumns(setAsked, via === undefined);
  const { view } = useGridAddress();
  const { filters } = view;
  const list = usePages<Mailing>({
    key: ['mailing', 'all'],
    url: '/api/admin/mailings',
    query: { status: filters['status'], via: via ?? filters['via'] },
  });
  const isMoving = list.rows?.some(({ status }) => status === 'scheduled' || status === 'sending') === true;
  // Synchronises the list with the job that sends: nothing tells the browser how far it is.
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => void queries.invalidateQueries({ queryKey: ['mailing', 'all'] }), PROGRESS_EVERY_MS);
    return () => clearInterval(timer);
  }, [isMoving, queries]);
  const cancel = useMutation({
    mutationFn: (id: string) => cancelMailing(id),
    onSuccess: () => void showToast({ message: t('send.mailing.cancelled'), tone: 'success' }),
    onSettled: async () => {
      setAsked(undefined);
      await queries.invalidateQueries({ queryKey: ['mailing', 'all'] });
    },
  });
  return (
    <Stack gap={4}>
      {cancel.isError && <FormFailure failure={cancel.error} />}
      <PagedGrid
        list={list}
        caption={t('send.mailings')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ subject }) => subject.en || subject.jp}
        savedAs={via === undefined ? 'admin-mailings' : `admin-mailings-${via}`}
        exportAs="mailings"
        empty={<EmptyState title={t('send.mailing.empty.title')} text={t('send.mailing.empty.text')} />}
      />
      {asked !== undefined && (
        <Suspense fallback={null}>
          <ConfirmDialog
            isOpen
            isDangerous
            title={t('send.mailing.cancel.title')}
            confirmLabel={t('send.mailing.cancel')}
            cancelLabel={t('send.mailing.keep')}
            isBusy={cancel.isPending}
            onConfirm={() => {
              if (!cancel.isPending) cancel.mutate(asked.id);
            }}
            onCancel={() => setAsked(undefined)}
          >
            {t('send.mailing.cancel.text', { count: asked.recipients - asked.handedOver })}
          </ConfirmDialog>
        </Suspense>
      )}
    </Stack>
  );
}

function useMailingColumns(onCancel: (mailing: Mailing) => void, isOfEveryWay: boolean): readonly GridColumn<Mailing>[] {
  const t = useSendT();
  const format = useFormat();
  const text = useText();
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`send.mailing.${id}`), width, sortable: false });
    const subjectOf = ({ subject }: Mailing): string => text(subject) || subject.en || subject.jp;
    return [
      {
        ...column('subject', 20),
        isRowHeader: true,
        value: subjectOf,
        cell: (mailing) => <Link to={`/admin/emails?mailing=${encodeURIComponent(mailing.id)}`}>{subjectOf(mailing)}</Link>,
      },
      {
        ...column('status', 10),
        value: ({ status }) => t(`send.mailing.status.${status}`),
        cell: ({ status }, value) => <Badge tone={TONES[status]}>{value}</Badge>,
        filter: { kind: 'choice', options: STATES.map((value) => ({ value, label: t(`send.mailing.status.${value}`) })) },
      },
      {
        ...column('progress', 12),
        value: ({ handedOver }) => handedOver,
        cell: (mailing) => (
          <ProgressBar
            css={styles.bar}
            hideLabel
            label={t('send.mailing.progress.of', { subject: subjectOf(mailing) })}
            value={mailing.handedOver / mailing.recipients}
          />
        ),
      },
      {
        ...column('recipients', 9),
        align: 'end',
        value: ({ recipients }) => recipients,
        cell: ({ handedOver, recipients }) => `${format.number(handedOver)} / ${format.number(recipients)}`,
      },
      { ...column('list', 11), value: ({ audience }) => t(`send.list.${audience.list}`) },
      {
        ...column('via', 8),
        value: ({ via }) => t(`send.via.${via}`),
        ...(isOfEveryWay && {
          filter: { kind: 'choice' as const, options: WAYS.map((value) => ({ value, label: t(`send.via.${value}`) })) },
        }),
      },
      {
        ...column('at', 12),
        value: ({ scheduledAt }) => scheduledAt,
        cell: ({ scheduledAt }) => format.date(scheduledAt, { dateStyle: 'medium', timeStyle: 'short' }),
      },
      { ...column('by', 11), value: ({ createdBy }) => createdBy.name },
      {
        ...column('action', 9),
        value: () => null,
        cell: (mailing) =>
          (mailing.status === 'scheduled' || mailing.status === 'sending') && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('send.mailing.cancel.name', { subject: subjectOf(mailing) })}
              onClick={() => onCancel(mailing)}
            >
              {t('send.mailing.cancel')}
            </Button>
          ),
      },
    ];
  }, [t, format, text, onCancel, isOfEveryWay]);
}

const styles = { bar: css({ width: '100%' }) };
