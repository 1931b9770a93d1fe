import { Link, useNavigate, useSession, useT } from '@orime/platform';
import { Badge, Button, Cluster, color, css, media, Notice, showToast, space, z } from '@orime/ui';
import { MenuButton } from '@orime/ui/overlays';
import { useState } from 'react';
import { steps } from '../editor.api.ts';
import { SaveLine } from '../session/save-line.tsx';
import { useWriting, useWritten } from '../session/writing-context.ts';
import { wordsOf } from '../words.ts';
import { actionsOf, type StoryAction } from './actions-of.ts';
import { StepDialog, type AskedStep } from './step-dialog.tsx';
import { StepFailure } from './step-failure.tsx';
import { useStoryStep } from './use-story-step.ts';

export type Panel = 'settings' | 'history' | 'preview';
const PANELS = ['settings', 'history', 'preview'] as const;

export type StoryBarProps = { readonly canWrite: boolean; readonly onOpen: (panel: Panel) => void };

/** Where the story stands, whether it is saved, and what can be done with it. */
export function StoryBar({ canWrite, onOpen }: StoryBarProps) {
  const t = useT('magazine');
  const navigate = useNavigate();
  const session = useSession();
  const writing = useWriting();
  const draft = useWritten((state) => state.draft);
  const step = useStoryStep();
  const [asked, setAsked] = useState<AskedStep>();
  const isAuthor = session.status === 'signed-in' && session.user._id === draft.author.id;
  // Edits that are not sent yet are changes, too.
  const isTyped = useWritten((state) => state.save.kind !== 'saved');
  const { main, others } = actionsOf({
    ...draft,
    isAuthor,
    hasUnpublishedChanges: draft.hasUnpublishedChanges || (isTyped && draft.status === 'published'),
  });

  const act = (action: StoryAction): void => {
    if (action === 'take-back' || action === 'unschedule') void step.run(({ id }) => steps.unpublish(id, ''));
    else if (action === 'update')
      void step
        .run((now) => steps.update(now.id, wordsOf(now), now.revision))
        .then((done) => done && showToast({ message: t('editor.done.update'), tone: 'success' }));
    else setAsked(action);
  };
  const leave = async (): Promise<void> => {
    writing.session.close();
    await navigate('/new-article');
  };
  return (
    <header css={styles.root}>
      <div css={styles.line}>
        <Link to="/new-article">{t('editor.desk.title')}</Link>
        <Badge tone={draft.status === 'published' ? 'success' : 'neutral'}>{t(`editor.state.${draft.status}`)}</Badge>
        {draft.hasUnpublishedChanges && <Badge tone="warning">{t('editor.changed')}</Badge>}
        <SaveLine />
      </div>
      <Cluster gap={2}>
        {PANELS.map((panel) => (
          <Button key={panel} variant="ghost" size="sm" onClick={() => onOpen(panel)}>
            {t(`editor.${panel}`)}
          </Button>
        ))}
        {canWrite && others.length > 0 && (
          <MenuButton
            label={t('editor.more')}
            size="sm"
            variant="secondary"
            choices={others.map((id) => ({ id, label: t(`editor.action.${id}`) }))}
            onChoose={(id) => others.forEach((one) => one === id && act(one))}
          />
        )}
        {canWrite && main && (
          <Button size="sm" busy={step.isBusy} onClick={() => act(main)}>
            {t(`editor.action.${main}`)}
          </Button>
        )}
      </Cluster>
      {draft.returnReason !== null && (
        <Notice css={[styles.wide, styles.reason]} tone="warning" role="status" title={t('editor.returned')}>
          {draft.returnReason === '' ? t('editor.returned.no-reason') : draft.returnReason}
        </Notice>
      )}
      {draft.status === 'in_review' && !draft.canPublish && <Notice css={styles.wide}>{t('editor.in-review')}</Notice>}
      {draft.status === 'published' && !draft.canPublish && draft.hasUnpublishedChanges && (
        <Notice css={styles.wide}>{t('editor.published-by-editors')}</Notice>
      )}
      {step.failure && asked === undefined && <StepFailure {...step.failure} />}
      {asked !== undefined && <StepDialog step={asked} onClose={() => setAsked(undefined)} onDeleted={() => void leave()} />}
    </header>
  );
}

const styles = {
  root: css({
    // Below the shell's bar; on a phone it would take the room of the text.
    [media.tablet]: { position: 'sticky', insetBlockStart: '4rem', zIndex: z.sticky },
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space[2],
    paddingBlock: space[2],
    background: color.page,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], minHeight: '2.75rem' }),
  wide: css({ flexBasis: '100%' }),
  reason: css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
};
