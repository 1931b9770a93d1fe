import { Button, css, defineLabels, space } from '@orime/ui';
import { Dialog } from '@orime/ui/overlays';

export type PhotoDialogProps = {
  readonly title: string;
  readonly url: string;
  readonly onError: () => void;
  readonly onClose: () => void;
  /** Absent at the ends of the row. */
  readonly onEarlier: (() => void) | undefined;
  readonly onLater: (() => void) | undefined;
};

/** One photograph of a row as large as the window allows. */
export function PhotoDialog({ title, url, onError, onClose, onEarlier, onLater }: PhotoDialogProps) {
  const say = useStepLabel();
  const isAlone = onEarlier === undefined && onLater === undefined;
  return (
    <Dialog
      isOpen
      title={title}
      width="wide"
      onClose={onClose}
      footer={
        isAlone ? undefined : (
          <div css={styles.steps}>
            {/* A button at its end keeps the focus: it is told to be off rather than taken away. */}
            <Button variant="secondary" aria-disabled={onEarlier === undefined || undefined} onClick={onEarlier}>
              {say('earlier')}
            </Button>
            <Button variant="secondary" aria-disabled={onLater === undefined || undefined} onClick={onLater}>
              {say('later')}
            </Button>
          </div>
        )
      }
    >
      <img css={styles.image} src={url} alt={title} onError={onError} />
    </Dialog>
  );
}

const useStepLabel = defineLabels({
  en: { earlier: 'Previous photo', later: 'Next photo' },
  jp: { earlier: '前の写真', later: '次の写真' },
});

const styles = {
  steps: css({ display: 'flex', justifyContent: 'space-between', gap: space[3] }),
  image: css({ display: 'block', maxWidth: '100%', maxHeight: '70dvh', marginInline: 'auto', objectFit: 'contain' }),
};
