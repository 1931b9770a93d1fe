import { buildUrl } from '@orime/contracts';
import type { CollectedEmail } from '@orime/contracts/api/office/admin-mail';
import { FormFailure } from '@orime/forms';
import { api, useMutation, useQueryClient, useSession } from '@orime/platform';
import { EmptyState, showToast, Stack } from '@orime/ui';
import { PaperButtons } from '@orime/ui/data';
import { lazy, Suspense, useState } from 'react';
import { StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { useCollectedT } from './collected-texts.ts';
import { useCollectedColumns } from './use-collected-columns.tsx';

const TypedConfirmDialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).TypedConfirmDialog }));

/** Addresses that were given for the newsletter. The file is written by the API, which records who took it. */
export default function EmailsCollectedScreen() {
  const t = useCollectedT();
  const queries = useQueryClient();
  const isSignedIn = useSession().status === 'signed-in';
  const { view } = useGridAddress();
  const [asked, setAsked] = useState<string>();
  const columns = useCollectedColumns(setAsked);
  const { address: q, source, language, subscribed } = view.filters;
  const query = { q, source, language, subscribed };
  const list = usePages<CollectedEmail>({
    key: ['collected-email'],
    url: '/api/admin/emails-collected',
    query,
    enabled: isSignedIn,
  });
  const erase = useMutation({
    mutationFn: (email: string) => api.post('/api/admin/emails-collected/erase', { email }),
    onSuccess: async () => {
      showToast({ message: t('collected.erased'), tone: 'success' });
      await queries.invalidateQueries({ queryKey: ['collected-email'] });
    },
    onSettled: () => setAsked(undefined),
  });
  return (
    <StaffPage title={t('collected.title')} dek={t('collected.dek')} error={list.error}>
      <Stack gap={4}>
        {erase.isError && <FormFailure failure={erase.error} />}
        <PagedGrid
          list={list}
          caption={t('collected.title')}
          columns={columns}
          rowId={({ email }) => email}
          rowName={({ email }) => email}
          savedAs="admin-collected"
          actions={
            <PaperButtons
              label={t('collected.files')}
              papers={[
                {
                  id: 'addresses',
                  label: t('collected.file'),
                  kind: 'csv',
                  onOpen: () => api.download(buildUrl('/api/admin/emails-collected.csv', query)),
                },
              ]}
            />
          }
          empty={<EmptyState title={t('collected.empty.title')} text={t('collected.empty.text')} />}
        />
      </Stack>
      {asked !== undefined && (
        <Suspense fallback={null}>
          <TypedConfirmDialog
            isOpen
            title={t('collected.erase.title')}
            word={asked}
            confirmLabel={t('collected.erase')}
            isBusy={erase.isPending}
            onConfirm={() => {
              if (!erase.isPending) erase.mutate(asked);
            }}
            onCancel={() => setAsked(undefined)}
          >
            {t('collected.erase.text')}
          </TypedConfirmDialog>
        </Suspense>
      )}
    </StaffPage>
  );
}
