import { LeaveGuard } from '@orime/forms';
import { Button, Cluster, css, EmptyState, Notice, ProgressBar, space } from '@orime/ui';
import type { ReactNode } from 'react';
import { useCutOutT } from '../cut-out-texts.ts';
import { MOST_MEGABYTES, MOST_MEGAPIXELS } from '../picture/check-picture.ts';
import { PictureChooser } from '../picture/picture-chooser.tsx';
import type { CutOutSession, SessionState } from '../work/cut-out-session.ts';
import { Workbench } from './workbench.tsx';

export type CutOutDeskProps = {
  readonly session: CutOutSession;
  readonly state: SessionState;
  /** A picture was given: none is chosen here, and the work is not kept. */
  readonly isGiven?: boolean;
  /** What is done with the result. */
  readonly children: ReactNode;
};

/** From choosing a picture to its tools; children are shown once there is a result. */
export function CutOutDesk({ session, state, isGiven = false, children }: CutOutDeskProps) {
  const t = useCutOutT();
  const { phase, refusal, isKept, settings } = state;
  const chooser = isGiven ? null : <PictureChooser onChoose={(file, name) => void session.choose(file, name)} />;
  return (
    <div css={[styles.root, isGiven && styles.given]}>
      {refusal && (
        <Notice tone={refusal === 'heic' ? 'warning' : 'danger'} role="alert">
          {t(`cut-out.refused.${refusal}`, { megabytes: MOST_MEGABYTES, megapixels: MOST_MEGAPIXELS })}
        </Notice>
      )}
      {phase.status === 'empty' && chooser}
      {phase.status === 'opening' && (
        <div css={styles.opening} role="status">
          <ProgressBar label={t('cut-out.opening', { name: phase.name })} value={phase.share} />
          {!isGiven && (
            <Cluster>
              <Button variant="ghost" onClick={() => session.clear()}>
                {t('cut-out.cancel')}
              </Button>
            </Cluster>
          )}
        </div>
      )}
      {phase.status === 'failed' && (
        <>
          <div role="alert">
            <EmptyState title={t(`cut-out.failed.${phase.reason}`)} text={t(`cut-out.failed.${phase.reason}.text`, { name: phase.name })} />
          </div>
          {chooser}
        </>
      )}
      {phase.status === 'ready' && (
        <Workbench session={session} state={state} opened={phase.opened}>
          {children}
          {!isGiven && !isKept && <Notice tone="warning">{t('cut-out.not-kept')}</Notice>}
        </Workbench>
      )}
      <LeaveGuard isOn={!isGiven && phase.status === 'ready' && !isKept && settings.marks.length > 0} />
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5] }),
  // A dialog has no header that the picture would have to stay below.
  given: css({ '--stage-top': '0px' }),
  opening: css({ display: 'grid', gap: space[3], maxWidth: '32rem' }),
};
