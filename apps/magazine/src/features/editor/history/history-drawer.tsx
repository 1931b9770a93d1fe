import { useFormat, useQuery, useT, useText } from '@orime/platform';
import { Badge, Button, color, css, FailedState, font, Skeleton, space, Text } from '@orime/ui';
import { Drawer } from '@orime/ui/overlays';
import { useState } from 'react';
import { revisionsQuery, steps, type Revision } from '../editor.api.ts';
import { StepFailure } from '../publish/step-failure.tsx';
import { useStoryStep } from '../publish/use-story-step.ts';
import { useWritten } from '../session/writing-context.ts';
import { RevisionDiff } from './revision-diff.tsx';

export type HistoryDrawerProps = { readonly canWrite: boolean; readonly onClose: () => void };

/** Every saved state of the story: what changed since then, word by word, and the way back to it. */
export function HistoryDrawer({ canWrite, onClose }: HistoryDrawerProps) {
  const t = useT('magazine');
  const draft = useWritten((state) => state.draft);
  const revisions = useQuery(revisionsQuery(draft.id, draft.revision));
  const { run, isBusy, failure } = useStoryStep();
  const [chosen, setChosen] = useState<string>();
  const restore = async (revision: string): Promise<void> => {
    if (await run((now) => steps.restore(now.id, revision, now.revision))) onClose();
  };
  return (
    <Drawer isOpen onClose={onClose} title={t('editor.history')}>
      <div css={styles.root}>
        {revisions.isPending && <Skeleton height="12rem" />}
        {revisions.isError && <FailedState level={3} onRetry={() => void revisions.refetch()} busy={revisions.isFetching} />}
        {failure && <StepFailure {...failure} />}
        <ol css={styles.list}>
          {revisions.data?.items.map((revision) => (
            <li key={revision.id} css={styles.entry}>
              <RevisionHead
                revision={revision}
                isOpen={chosen === revision.id}
                onOpen={() => setChosen(chosen === revision.id ? undefined : revision.id)}
              />
              {chosen === revision.id && (
                <>
                  <RevisionDiff articleId={draft.id} revision={revision.id} />
                  {canWrite && !revision.isWorking && (
                    <Button size="sm" variant="secondary" busy={isBusy} onClick={() => void restore(revision.id)}>
                      {t('editor.history.restore')}
                    </Button>
                  )}
                </>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Drawer>
  );
}

type RevisionHeadProps = { readonly revision: Revision; readonly isOpen: boolean; readonly onOpen: () => void };

function RevisionHead({ revision, isOpen, onOpen }: RevisionHeadProps) {
  const t = useT('magazine');
  const text = useText();
  const format = useFormat();
  return (
    <button css={styles.head} type="button" aria-expanded={isOpen} onClick={onOpen}>
      <span css={styles.when}>
        {format.date(revision.createdAt, { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' })}
        <Badge tone={revision.isPublished ? 'success' : 'neutral'}>
          {t(revision.isPublished ? 'editor.history.public' : `editor.history.${revision.kind}`)}
        </Badge>
        {revision.isWorking && <Badge tone="active">{t('editor.history.now')}</Badge>}
      </span>
      <Text as="span" size="sm" tone="muted">
        {[revision.by, text(revision.title)].filter(Boolean).join(' · ')}
      </Text>
    </button>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  list: css({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' }),
  entry: css({ display: 'grid', gap: space[3], paddingBlock: space[2], borderBlockEnd: `1px solid ${color.line}`, justifyItems: 'start' }),
  head: css({
    display: 'grid',
    gap: space[1],
    width: '100%',
    minHeight: '2.75rem',
    textAlign: 'start',
    '&:hover': { textDecoration: 'underline' },
  }),
  when: css({ display: 'flex', flexWrap: 'wrap', gap: space[2], fontVariantNumeric: 'tabular-nums', fontWeight: font.weight.medium }),
};
