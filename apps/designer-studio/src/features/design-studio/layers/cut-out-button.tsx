import { Button, Notice, showToast } from '@orime/ui';
import { Scissors } from '@orime/ui/icons';
import { useState } from 'react';
import { CutOutDialog } from '../../cut-out/index.ts';
import { changeObjects } from '../document/change-document.ts';
import type { ImageObject } from '../document/object-types.ts';
import { readPictureBlob } from '../keep/picture-store.ts';
import { useStudioT } from '../studio-texts.ts';
import { changeDocument } from '../studio.store.ts';
import { readPicture } from '../tools/read-picture.ts';

/** Opens the cut-out with a picture of the drawing; what comes back takes its place, as a step that can be taken back. */
export function CutOutButton({ object }: { readonly object: ImageObject }) {
  const t = useStudioT();
  const [picture, setPicture] = useState<Blob>();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function handleOpen(): Promise<void> {
    setState('busy');
    const found = await readPictureBlob(object.source).catch(() => undefined);
    setPicture(found);
    setState(found === undefined ? 'failed' : 'idle');
  }

  async function handleDone(result: Blob): Promise<void> {
    setState('busy');
    const read = await readPicture(new File([result], object.name, { type: result.type }));
    setState(read.status === 'refused' ? 'failed' : 'idle');
    if (read.status === 'refused') return;
    const { source, pixelWidth, pixelHeight } = read;
    changeDocument((document) =>
      changeObjects(document, new Set([object.id]), () => ({ source, pixelWidth, pixelHeight, ...boxOf(object, read) })),
    );
    showToast({ message: t('design-studio.cut-out.done'), tone: 'success' });
  }

  return (
    <>
      <Button variant="secondary" size="sm" busy={state === 'busy'} onClick={() => void handleOpen()}>
        <Scissors size={16} aria-hidden />
        {t('design-studio.cut-out')}
      </Button>
      {state === 'failed' && (
        <Notice tone="danger" role="alert">
          {t('design-studio.cut-out.failed')}
        </Notice>
      )}
      {picture !== undefined && (
        <CutOutDialog picture={picture} onDone={(result) => void handleDone(result)} onClose={() => setPicture(undefined)} />
      )}
    </>
  );
}

/** A picture that was cropped keeps its width; a repeated one fills its box as before. */
function boxOf(
  { tile, width, height }: ImageObject,
  { pixelWidth, pixelHeight }: { readonly pixelWidth: number; readonly pixelHeight: number },
): { readonly height: number } {
  return { height: tile === null ? Math.max(0.5, (width * pixelHeight) / pixelWidth) : height };
}
