import type { StaffNote } from '@orime/contracts/api/people/staff-notes';
import { FormFailure } from '@orime/forms';
import { useMutation, useQueryClient } from '@orime/platform';
import { Button, css, FailedState, showToast, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { HISTORY_KEY } from '../history/history.tsx';
import { usePages } from '../lists/use-pages.ts';
import { Panel } from '../parts/panel.tsx';
import { NoteForm } from './note-form.tsx';
import { NoteList } from './note-list.tsx';
import { useNotesT } from './notes-texts.ts';
import { notesKey, notesUrl, removeNote } from './notes.api.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).ConfirmDialog }));

export type NotesProps = {
  /** Of the profile or the producer's page that the notes are about. */
  readonly pageId: string;
};

/** What admins told each other about a designer or a producer, newest first. Fetches. */
export function Notes({ pageId }: NotesProps) {
  const t = useNotesT();
  const queries = useQueryClient();
  const root = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<StaffNote>();
  const [removals, setRemovals] = useState(0);
  const list = usePages<StaffNote>({ key: notesKey(pageId), url: notesUrl(pageId) });
  const reload = async (): Promise<void> => {
    await Promise.all([notesKey(pageId), HISTORY_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  const remove = useMutation({
    mutationFn: (note: StaffNote) => removeNote(note.id),
    onSuccess: async () => {
      await reload();
      setAsked(undefined);
      setRemovals((before) => before + 1);
      showToast({ message: t('notes.removed'), tone: 'success' });
    },
    onError: () => setAsked(undefined),
  });
  // The focus, once the question is closed: the button it would go back to went with its note.
  useEffect(() => {
    if (removals > 0) root.current?.focus();
  }, [removals]);
  return (
    <Panel title={t('notes.title')}>
      <NoteForm pageId={pageId} onAdded={reload} />
      {remove.isError && <FormFailure failure={remove.error} />}
      <div ref={root} tabIndex={-1} role="group" aria-label={t('notes.title')} aria-busy={list.isFetching || undefined} css={styles.list}>
        {list.rows === undefined && list.error !== null && <FailedState level={3} onRetry={list.retry} busy={list.isFetching} />}
        {list.rows === undefined && list.error === null && (
          <SkeletonRegion>
            <Skeleton height="4rem" />
          </SkeletonRegion>
        )}
        {list.rows?.length === 0 && (
          <Text size="sm" tone="muted">
            {t('notes.none')}
          </Text>
        )}
        {list.rows !== undefined && list.rows.length > 0 && <NoteList notes={list.rows} onRemove={setAsked} />}
        {list.hasMore && (
          <div>
            <Button size="sm" variant="secondary" busy={list.isLoadingMore} onClick={list.readMore}>
              {t('notes.older')}
            </Button>
          </div>
        )}
      </div>
      {asked !== undefined && (
        <Suspense fallback={null}>
          <ConfirmDialog
            isOpen
            isDangerous
            title={t('notes.remove.title')}
            confirmLabel={t('notes.remove')}
            isBusy={remove.isPending}
            onConfirm={() => {
              if (!remove.isPending) remove.mutate(asked);
            }}
            onCancel={() => setAsked(undefined)}
          >
            {t('notes.remove.text')}
          </ConfirmDialog>
        </Suspense>
      )}
    </Panel>
  );
}

const styles = { list: css({ display: 'grid', gap: space[3], minWidth: 0 }) };
