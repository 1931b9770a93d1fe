import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { isApiError, textOfError, useMutation, useNavigate, useQueryClient, useText } from '@orime/platform';
import { Button, Cluster, css, Heading, Notice, showToast, space, Stack, Text } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { useDesignT } from '../design-texts.ts';
import { archiveDesign, deleteDesign } from '../design.api.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).ConfirmDialog }));

/** The end of a design: its sale ends and its page stays, or it goes for good. */
export function DesignEnd({ design }: { readonly design: OwnerDesign }) {
  const t = useDesignT();
  const text = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const name = text(design);
  const refresh = () => Promise.all(['designs', 'profile'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  const archiving = useMutation({
    mutationFn: (archived: boolean) => archiveDesign(design.id, archived),
    onSuccess: async ({ archived }) => {
      setAsking(false);
      showToast({ message: t(archived ? 'design.end.archived' : 'design.end.back', { name }), tone: 'success' });
      await refresh();
    },
    onError: (error) => showToast({ message: text(textOfError(error)), tone: 'danger' }),
  });
  const removal = useMutation({
    mutationFn: () => deleteDesign(design.id),
    onSuccess: async () => {
      showToast({ message: t('design.end.deleted', { name }), tone: 'success' });
      await navigate('/dashboard?tab=designs');
      await refresh();
    },
  });
  const isWaitedFor = isApiError(removal.error) && removal.error.code === 'conflict';
  const canArchive = design.confirmed === 'confirmed';

  return (
    <section css={styles.root} aria-labelledby="design-end">
      <Heading level={2} size={4} id="design-end">
        {t('design.end.title')}
      </Heading>
      <Text size="sm" tone="muted">
        {t('design.end.text')}
      </Text>
      <Cluster>
        {canArchive && (
          <Button variant="secondary" busy={archiving.isPending} onClick={() => archiving.mutate(!design.archived)}>
            {t(design.archived ? 'design.end.resume' : 'design.end.archive')}
          </Button>
        )}
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('design.end.delete')}
        </Button>
      </Cluster>
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            isOpen
            isDangerous={!isWaitedFor}
            isBusy={removal.isPending || archiving.isPending}
            title={t('design.end.delete-name', { name })}
            confirmLabel={t(isWaitedFor && canArchive ? 'design.end.archive' : 'design.end.delete')}
            onConfirm={() => (isWaitedFor && canArchive ? archiving.mutate(true) : removal.mutate())}
            onCancel={() => {
              setAsking(false);
              removal.reset();
            }}
          >
            <Stack gap={3}>
              {!isWaitedFor && <Text>{t('design.end.sure')}</Text>}
              {removal.error !== null && (
                <Notice tone={isWaitedFor ? 'warning' : 'danger'} role="alert">
                  {isWaitedFor ? t('design.end.waited-for') : text(textOfError(removal.error))}
                </Notice>
              )}
            </Stack>
          </ConfirmDialog>
        </Suspense>
      )}
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[3], justifyItems: 'start' }) };
