import type { ArticleDraft } from '@orime/contracts/api/editorial/article-edit';
import { LeaveGuard } from '@orime/forms';
import { useDocumentTitle, useSession, useT, useText } from '@orime/platform';
import { Button, css, Notice, Page, space, VisuallyHidden } from '@orime/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { saveDraft } from './editor.api.ts';
import { HistoryDrawer } from './history/history-drawer.tsx';
import { MergeView } from './merge/merge-view.tsx';
import { PreviewDialog } from './preview/preview-dialog.tsx';
import { mayWrite } from './publish/actions-of.ts';
import { StoryBar, type Panel } from './publish/story-bar.tsx';
import { openKeptWords } from './session/kept-words.ts';
import { PenBanner } from './session/pen-banner.tsx';
import { useFollowing } from './session/use-following.ts';
import { usePen } from './session/use-pen.ts';
import { createShelf, useWritten, WritingContext, type Writing } from './session/writing-context.ts';
import { WritingSession } from './session/writing-session.ts';
import { SettingsDrawer } from './story/settings-drawer.tsx';
import { TwoLanguages } from './story/two-languages.tsx';

const NOT_TAKEN: ReadonlySet<string> = new Set(['offline', 'refused', 'stale', 'signed-out']);

/** The desk of one story. The draft is where the work begins; from then on the session holds it. */
export function Workspace({ draft }: { readonly draft: ArticleDraft }) {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user._id : '';
  const [writing] = useState<Writing>(() => ({
    session: new WritingSession(draft, {
      kept: openKeptWords(userId, draft.id),
      post: (words, baseRevision, kind) => saveDraft(draft.id, words, baseRevision, kind),
    }),
    shelf: createShelf(),
    editors: new Map(),
  }));
  return (
    <WritingContext value={writing}>
      <Desk writing={writing} />
    </WritingContext>
  );
}

function Desk({ writing: { session } }: { readonly writing: Writing }) {
  const t = useT('magazine');
  const text = useText();
  const [panel, setPanel] = useState<Panel>();
  const draft = useWritten((state) => state.draft);
  const save = useWritten((state) => state.save);
  const news = useWritten((state) => state.news);
  const title = useWritten(({ words }) => text(words.title)) || t('editor.untitled');
  const { pen, take } = usePen(draft.id, mayWrite(draft));
  const isReading = pen.kind === 'theirs' || pen.kind === 'other-tab' || pen.kind === 'reader';
  const canWrite = pen.kind === 'mine' && save.kind !== 'locked';
  const { isFree, catchUp } = useFollowing(draft.id, pen.kind === 'theirs' || pen.kind === 'other-tab');
  useDocumentTitle(title);
  useWorkday(session);

  const begin = useEffectEvent(async () => {
    // Whoever only read begins with what was saved last, instead of merging with it.
    if (session.store.getState().save.kind === 'locked') await catchUp();
    await session.resume();
  });
  // Synchronises the saving with who may write.
  useEffect(() => {
    if (pen.kind === 'mine') void begin();
    if (pen.kind === 'theirs') session.lock(pen.lock);
    if (pen.kind === 'other-tab') session.lock(null);
  }, [pen, session]);

  const open = (next: Panel): void => {
    session.collect();
    setPanel(next);
  };
  return (
    <Page>
      <div css={styles.root}>
        <StoryBar canWrite={canWrite || !mayWrite(draft)} onOpen={open} />
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
        <PenBanner pen={pen} isFree={isFree} onTake={take} />
        {news !== null && (
          <Notice role="status" tone="success">
            {t(`editor.news.${news}`)}{' '}
            <Button variant="ghost" size="sm" onClick={() => session.dismiss()}>
              {t('editor.news.close')}
            </Button>
          </Notice>
        )}
        {save.kind === 'stale' ? <MergeView /> : <TwoLanguages isEditable={canWrite} />}
      </div>
      {/* What only waits for its pause is sent on leaving; what the server does not take is worth a question. */}
      <LeaveGuard isOn={!isReading && NOT_TAKEN.has(save.kind)} isKept />
      {panel === 'settings' && <SettingsDrawer canWrite={canWrite} onClose={() => setPanel(undefined)} />}
      {panel === 'history' && <HistoryDrawer canWrite={canWrite} onClose={() => setPanel(undefined)} />}
      {panel === 'preview' && <PreviewDialog onClose={() => setPanel(undefined)} />}
    </Page>
  );
}

/** From opening to leaving: unsent words come back, and nothing waits in a tab that is put away. */
function useWorkday(session: WritingSession): void {
  // Synchronises the session with the life of the page.
  useEffect(() => {
    void session.restore();
    const putAway = (): void => {
      if (document.visibilityState === 'hidden') void session.flush();
    };
    const reach = (): void => void session.resume();
    document.addEventListener('visibilitychange', putAway);
    window.addEventListener('online', reach);
    return () => {
      document.removeEventListener('visibilitychange', putAway);
      window.removeEventListener('online', reach);
      void session.flush();
      session.close();
    };
  }, [session]);
}

const styles = { root: css({ display: 'grid', gap: space[5] }) };
