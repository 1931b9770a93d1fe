import { pictureOf, pictureRoute } from '@orime/forms/files';
import { textOfError, useMutation, useText } from '@orime/platform';
import { Button, Cluster, color, css, Notice, space, Text } from '@orime/ui';
import { RotateCcw } from '@orime/ui/icons';
import { Dialog } from '@orime/ui/overlays';
import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { useUploadT } from '../upload-texts.ts';
import { drawCut, RATIO, sentWidth, uncut } from './cut.ts';
import type { Cut } from './cut.ts';
import type { BulkPicture } from './picture-groups.ts';
import { sourceOf } from './source-of.ts';

export type CutDialogProps = {
  readonly bulk: BulkPicture;
  readonly onCut: (cut: BulkPicture) => void;
  readonly onClose: () => void;
};

const SHOWN_WIDTH = 480;

/** Cuts a picture to 3:4 around a point, and turns it: by pointer, or by sliders and keys. The result is sent as a picture of its own. */
export function CutDialog({ bulk, onCut, onClose }: CutDialogProps) {
  const t = useUploadT();
  const text = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [opened, setOpened] = useState<{ readonly source: File; readonly bitmap: ImageBitmap }>();
  const [isBroken, setBroken] = useState(false);
  const [cut, setCut] = useState<Cut>(uncut);
  const change = (changed: Partial<Cut>): void => setCut((now) => ({ ...now, ...changed }));

  // Decodes the file once; the pixels are freed with the dialog.
  useEffect(() => {
    let decoded: ImageBitmap | undefined;
    let isClosed = false;
    async function open(): Promise<void> {
      const source = await sourceOf(bulk);
      decoded = await createImageBitmap(source);
      if (isClosed) decoded.close();
      else setOpened({ source, bitmap: decoded });
    }
    open().catch(() => setBroken(true));
    return () => {
      isClosed = true;
      decoded?.close();
    };
  }, [bulk]);
  const bitmap = opened?.bitmap;

  // Draws on the canvas whatever was chosen.
  useEffect(() => {
    if (canvas.current !== null && bitmap !== undefined) drawCut(canvas.current, bitmap, cut);
  }, [bitmap, cut]);

  const sending = useMutation({
    mutationFn: async (): Promise<BulkPicture> => {
      if (opened === undefined) throw new Error('The picture is not decoded yet');
      const cutOff = await cutFile(opened.bitmap, cut, opened.source);
      const stored = await pictureRoute.send(cutOff, { onProgress: () => undefined, signal: new AbortController().signal });
      return { ...bulk, picture: { ...pictureOf(stored), alt: bulk.picture.alt } };
    },
    onSuccess: (done) => {
      onCut(done);
      onClose();
    },
  });

  function handleDrag({ buttons, movementX, movementY, currentTarget }: PointerEvent): void {
    if (buttons !== 1) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    setCut((now) => ({
      ...now,
      focusX: within(now.focusX - movementX / width / now.zoom),
      focusY: within(now.focusY - movementY / height / now.zoom),
    }));
  }

  const slider = (field: 'zoom' | 'focusX' | 'focusY', min: number, max: number) => (
    <label css={styles.slider}>
      <span>{t(`upload.cut.${field}`)}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={cut[field]}
        onChange={({ currentTarget }) => change({ [field]: Number(currentTarget.value) })}
      />
    </label>
  );

  return (
    <Dialog isOpen title={t('upload.cut.title')} onClose={onClose}>
      <div css={styles.root}>
        {isBroken ? (
          <Notice tone="danger">{t('upload.cut.broken')}</Notice>
        ) : (
          <canvas
            ref={canvas}
            css={styles.canvas}
            width={SHOWN_WIDTH}
            height={SHOWN_WIDTH / RATIO}
            role="img"
            aria-label={t('upload.cut.result')}
            onPointerMove={handleDrag}
          />
        )}
        <div css={styles.tools}>
          {slider('zoom', 1, 4)}
          {slider('focusX', 0, 1)}
          {slider('focusY', 0, 1)}
          <Button
            variant="secondary"
            size="sm"
            onClick={() => change({ turns: ((cut.turns + 3) % 4) as Cut['turns'] /* remainder of four */, focusX: 0.5, focusY: 0.5 })}
          >
            <RotateCcw size={16} aria-hidden />
            {t('upload.cut.turn')}
          </Button>
          <Text size="xs" tone="muted">
            {t('upload.cut.hint')}
          </Text>
          {sending.error !== null && (
            <Notice tone="danger" role="alert">
              {text(textOfError(sending.error))}
            </Notice>
          )}
          <Cluster>
            <Button busy={sending.isPending} disabled={bitmap === undefined} onClick={() => sending.mutate()}>
              {t('upload.cut.apply')}
            </Button>
            <Button variant="ghost" onClick={onClose}>
              {t('upload.cancel')}
            </Button>
          </Cluster>
        </div>
      </div>
    </Dialog>
  );
}

/** A photograph stays one; what may be see-through keeps that. */
async function cutFile(bitmap: ImageBitmap, cut: Cut, { name, type }: File): Promise<File> {
  const isPhotograph = type === 'image/jpeg';
  const canvas = document.createElement('canvas');
  canvas.width = sentWidth(bitmap, cut);
  canvas.height = Math.round(canvas.width / RATIO);
  drawCut(canvas, bitmap, cut);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, isPhotograph ? 'image/jpeg' : 'image/webp', 0.92));
  if (blob === null) throw new Error('The browser could not write the picture');
  return new File([blob], name.replace(/\.[^.]+$/, isPhotograph ? '.jpg' : '.webp'), { type: blob.type });
}

function within(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}

const styles = {
  root: css({ display: 'grid', gap: space[5], '@media (min-width: 700px)': { gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 1fr)' } }),
  canvas: css({ width: '100%', maxHeight: '50vh', objectFit: 'contain', background: color.sunken, cursor: 'move', touchAction: 'none' }),
  tools: css({ display: 'grid', gap: space[3], alignContent: 'start', justifyItems: 'start' }),
  slider: css({ display: 'grid', gap: space[1], width: '100%', '& > input': { width: '100%', minHeight: '2.75rem' } }),
};
