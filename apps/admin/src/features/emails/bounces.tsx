import type { MailBounce } from '@orime/contracts/api/office/admin-mail';
import { FormFailure } from '@orime/forms';
import { Link, useFormat, useMutation, useQueryClient } from '@orime/platform';
import { Badge, Button, EmptyState, showToast, Stack, Text } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { lazy, Suspense, useMemo, useState } from 'react';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { useEmailsT } from './emails-texts.ts';
import { liftBounce } from './emails.api.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).ConfirmDialog }));
const KINDS = ['bounce', 'complaint'] as const satisfies readonly MailBounce['kind'][];

/** Addresses that get no letters any more, because mail came back or somebody complained; a block can be lifted. */
export function Bounces() {
  const t = useEmailsT();
  const format = useFormat();
  const queries = useQueryClient();
  const { view } = useGridAddress();
  const [asked, setAsked] = useState<string>();
  const { address: q, kind } = view.filters;
  const list = usePages<MailBounce>({ key: ['mail-bounce'], url: '/api/admin/mail-bounces', query: { q, kind } });
  const lift = useMutation({
    mutationFn: liftBounce,
    onSuccess: async (_, email) => {
      showToast({ message: t('emails.bounce.lifted', { email }), tone: 'success' });
      await queries.invalidateQueries({ queryKey: ['mail-bounce'] });
    },
    onSettled: () => setAsked(undefined),
  });
  const columns = useMemo((): readonly GridColumn<MailBounce>[] => {
    const column = (id: string, width: number) => ({ id, header: t(`emails.bounce.${id}`), width, sortable: false });
    return [
      { ...column('address', 18), isRowHeader: true, value: ({ email }) => email, filter: { kind: 'text' } },
      {
        ...column('kind', 10),
        value: (bounce) => t(`emails.bounce.kind.${bounce.kind}`),
        cell: (bounce, value) => <Badge tone={bounce.kind === 'bounce' ? 'warning' : 'danger'}>{value}</Badge>,
        filter: { kind: 'choice', options: KINDS.map((value) => ({ value, label: t(`emails.bounce.kind.${value}`) })) },
      },
      { ...column('reason', 20), value: ({ reason }) => reason },
      { ...column('times', 7), align: 'end', value: ({ times }) => times },
      { ...column('last', 11), value: ({ lastAt }) => lastAt, cell: ({ lastAt }) => format.date(lastAt, { dateStyle: 'medium' }) },
      {
        ...column('mail', 9),
        value: () => null,
        cell: ({ email, sentEmailId }) =>
          sentEmailId !== null && (
            <Link to={`/admin/emails?mail=${encodeURIComponent(sentEmailId)}`} aria-label={t('emails.bounce.mail.name', { email })}>
              {t('emails.bounce.mail.link')}
            </Link>
          ),
      },
      {
        ...column('action', 10),
        value: () => null,
        cell: ({ email }) => (
          <Button size="sm" variant="secondary" aria-label={t('emails.bounce.lift.name', { email })} onClick={() => setAsked(email)}>
            {t('emails.bounce.lift')}
          </Button>
        ),
      },
    ];
  }, [t, format]);
  return (
    <Stack gap={4}>
      <Text tone="muted">{t('emails.bounce.text')}</Text>
      {lift.isError && <FormFailure failure={lift.error} />}
      <PagedGrid
        list={list}
        caption={t('emails.tab.bounces')}
        columns={columns}
        rowId={({ email }) => email}
        rowName={({ email }) => email}
        savedAs="admin-bounces"
        exportAs="bounces"
        empty={<EmptyState title={t('emails.bounce.empty.title')} text={t('emails.bounce.empty.text')} />}
      />
      {asked !== undefined && (
        <Suspense fallback={null}>
          <ConfirmDialog
            isOpen
            title={t('emails.bounce.confirm', { email: asked })}
            confirmLabel={t('emails.bounce.lift')}
            isBusy={lift.isPending}
            onConfirm={() => {
              if (!lift.isPending) lift.mutate(asked);
            }}
            onCancel={() => setAsked(undefined)}
          >
            {t('emails.bounce.confirm.text')}
          </ConfirmDialog>
        </Suspense>
      )}
    </Stack>
  );
}
