import type { ImageRef } from '@orime/contracts';
import { useT, useText } from '@orime/platform';
import { ChevronLeft, ChevronRight, css, IconButton, Image, space, Text, X } from '@orime/ui';
import { FullScreenDialog } from '@orime/ui/overlays';
import type { KeyboardEvent } from 'react';

export type PictureDialogProps = {
  readonly images: readonly ImageRef[];
  readonly label: string;
  readonly index: number;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
};

/** One picture at a time, whole, with arrow keys and buttons to its neighbours. */
export function PictureDialog({ images, label, index, onMove, onClose }: PictureDialogProps) {
  const t = useT('directory-globe');
  const text = useText();
  const image = images[index];
  const move = (step: number) => onMove((index + step + images.length) % images.length);

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'ArrowRight') move(1);
  }

  if (image === undefined) return null;
  return (
    <FullScreenDialog onClose={onClose} label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons inside have the focus; arrow keys are a second way to them */}
      <div css={styles.root} onKeyDown={handleKey}>
        <div css={styles.bar}>
          <Text size="sm" role="status">
            {t('pictures.position', { number: index + 1, total: images.length, alt: text(image.alt) })}
          </Text>
          <IconButton label={t('pictures.close')} onClick={onClose}>
            <X size={20} aria-hidden />
          </IconButton>
        </div>
        <Image css={styles.picture} image={image} alt={text(image.alt)} sizes="100vw" fit="contain" ratio="auto" priority />
        {images.length > 1 && (
          <div css={styles.steps}>
            <IconButton label={t('pictures.previous')} onClick={() => move(-1)}>
              <ChevronLeft size={24} aria-hidden />
            </IconButton>
            <IconButton label={t('pictures.next')} onClick={() => move(1)}>
              <ChevronRight size={24} aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
    </FullScreenDialog>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', height: '100%', padding: space[3], gap: space[3] }),
  bar: css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space[3] }),
  picture: css({ width: '100%', height: '100%', background: 'none' }),
  steps: css({ display: 'flex', justifyContent: 'center', gap: space[4] }),
};
