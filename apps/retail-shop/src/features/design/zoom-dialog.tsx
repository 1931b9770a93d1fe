import type { ImageRef } from '@orime/contracts';
import { useT, useText } from '@orime/platform';
import { Button, ChevronLeft, ChevronRight, Cluster, css, IconButton, Image, Text } from '@orime/ui';
import { ZoomIn } from '@orime/ui/icons';
import { Dialog } from '@orime/ui/overlays';
import { useState } from 'react';

export type ZoomDialogProps = {
  readonly images: readonly ImageRef[];
  readonly name: string;
  readonly start: number;
  readonly onClose: () => void;
};

/** One photograph at a time, whole or twice as large. Enlarged, it scrolls by arrow keys, wheel and finger; pinching is the browser's. */
export function ZoomDialog({ images, name, start, onClose }: ZoomDialogProps) {
  const t = useT('retail-shop');
  const text = useText();
  const [index, setIndex] = useState(start);
  const [isLarge, setLarge] = useState(false);
  const image = images[index];
  if (!image) return null;
  const controls = (
    <Cluster justify="space-between">
      <Cluster gap={1}>
        <IconButton label={t('zoom.previous')} disabled={index === 0} onClick={() => setIndex(index - 1)}>
          <ChevronLeft size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <Text as="span" size="sm" role="status">
          {t('zoom.position', { number: index + 1, total: images.length })}
        </Text>
        <IconButton label={t('zoom.next')} disabled={index === images.length - 1} onClick={() => setIndex(index + 1)}>
          <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </Cluster>
      <Button variant="secondary" size="sm" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
        <ZoomIn size={16} strokeWidth={1.5} aria-hidden />
        {t('zoom.enlarge')}
      </Button>
    </Cluster>
  );
  return (
    <Dialog isOpen onClose={onClose} title={name} width="wide" footer={controls}>
      <div css={styles.frame} tabIndex={0} role="group" aria-label={t('zoom.frame')}>
        <Image
          image={image}
          alt={text(image.alt)}
          sizes={isLarge ? '1600px' : '60rem'}
          ratio="3 / 4"
          css={isLarge ? styles.large : styles.whole}
        />
      </div>
    </Dialog>
  );
}

const styles = {
  frame: css({ height: 'min(62dvh, 30rem)', overflow: 'auto' }),
  whole: css({ height: '100%', marginInline: 'auto' }),
  large: css({ width: '170%' }),
};
