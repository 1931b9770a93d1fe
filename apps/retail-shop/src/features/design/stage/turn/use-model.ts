import { loadGarment } from '@orime/cloth/blocks';
import { mountGarmentViewer, type GarmentViewer } from '@orime/cloth/viewer';
import { modelUrl, type ImageRef } from '@orime/contracts';
import type { Design } from '@orime/contracts/api/catalogue/design';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { dyedLook, findLook } from './find-look.ts';

export type Model = {
  /** File of the design's own drape; without one, or where it cannot be had, the cut of the category stands for it. */
  readonly modelId: string | null;
  readonly category: string;
  readonly colourHex: string;
  /** The repeat of its print, and the photograph of its cloth. */
  readonly clothTile: Design['clothTile'];
  readonly cloth: ImageRef | undefined;
  /** Another number begins anew. */
  readonly attempt: number;
  readonly onLost: () => void;
};

export type ModelStatus = 'loading' | 'own' | 'cut' | 'failed';

/** A garment on a canvas, dyed at once and woven when its cloth is there: `own` as it hangs, or the `cut` of its kind. */
export function useModel(canvas: RefObject<HTMLCanvasElement | null>, model: Model): ModelStatus {
  const { modelId, category, colourHex, clothTile, cloth, attempt, onLost } = model;
  const [shown, setShown] = useState<{ readonly attempt: number; readonly status: ModelStatus }>({ attempt, status: 'loading' });
  const handleLost = useEffectEvent(onLost);

  // Synchronises the canvas with the garment.
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const element = canvas.current;
    let viewer: GarmentViewer | undefined;
    async function mount(): Promise<void> {
      if (typeof WebGL2RenderingContext !== 'function') throw new Error('The browser draws no models');
      const found = await loadGarment(modelId === null ? undefined : modelUrl(modelId), category, signal);
      if (signal.aborted || element === null) return;
      viewer = found && mountGarmentViewer(element, found.mesh, dyedLook(colourHex));
      if (found === undefined || viewer === undefined) throw new Error(`No model of ${category} can be drawn`);
      setShown({ attempt, status: found.isOwn ? 'own' : 'cut' });
      element.focus({ preventScroll: true });
      const look = await findLook({ clothTile, colourHex, cloth, thicknessCm: found.mesh.thicknessCm }, signal);
      if (look && !signal.aborted) viewer.show(look);
    }
    mount().catch(() => !signal.aborted && setShown({ attempt, status: 'failed' }));
    function handleLostContext(event: Event): void {
      event.preventDefault();
      handleLost();
    }
    element?.addEventListener('webglcontextlost', handleLostContext);
    return () => {
      over.abort();
      element?.removeEventListener('webglcontextlost', handleLostContext);
      viewer?.dispose();
    };
  }, [attempt, canvas, category, cloth, clothTile, colourHex, modelId]);

  return shown.attempt === attempt ? shown.status : 'loading';
}
