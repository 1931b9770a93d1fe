import { Button, Cluster, css, Notice, ProgressBar, space } from '@orime/ui';
import { Dialog } from '@orime/ui/overlays';
import type { CutOutDialogProps } from '../cut-out-dialog.tsx';
import { useCutOutT } from '../cut-out-texts.ts';
import { useCutOut } from '../work/use-cut-out.ts';
import { CutOutDesk } from './cut-out-desk.tsx';
import { useWrite } from './use-write.ts';

/** The desk in a dialog, for a picture that another screen has. */
export function DialogDesk({ picture, onDone, onClose }: CutOutDialogProps) {
  const t = useCutOutT();
  const { session, state } = useCutOut(picture);
  const { write, isWriting, hasFailed, share } = useWrite(session, ({ blob }) => {
    onClose();
    onDone(blob);
  });
  return (
    <Dialog isOpen title={t('cut-out.title')} width="wide" onClose={onClose}>
      <CutOutDesk session={session} state={state} isGiven>
        <div css={styles.end}>
          {isWriting && <ProgressBar label={t('cut-out.writing')} value={share} />}
          {hasFailed && (
            <Notice tone="danger" role="alert">
              {t('cut-out.write.failed')}
            </Notice>
          )}
          <Cluster>
            <Button busy={isWriting} onClick={write}>
              {t('cut-out.use-this')}
            </Button>
            <Button variant="ghost" onClick={onClose}>
              {t('cut-out.cancel')}
            </Button>
          </Cluster>
        </div>
      </CutOutDesk>
    </Dialog>
  );
}

const styles = { end: css({ display: 'grid', gap: space[3] }) };
