import type { GarmentViewer } from '@orime/cloth/viewer';
import type { StudioDocument } from '@orime/contracts/api/catalogue/studio-document';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { isBlankKey } from '../blanks/blanks.ts';
import { readStudio, useStudioStore } from '../studio.store.ts';

/** `flat` where there is no 3D: the drawing is shown on the garment laid flat instead. */
export type ViewerStatus = 'loading' | 'shown' | 'flat';

/** After a change, before the drawing is painted: dragging does not wait for the preview. */
const PAUSE_MS = 120;

/** The draped blank with the drawing on it, on a canvas; it follows every change. A lost graphics context begins anew. */
export function useViewer(canvas: RefObject<HTMLCanvasElement | null>, blank: string, onLost: () => void): ViewerStatus {
  const [status, setStatus] = useState<ViewerStatus>('loading');
  const viewer = useRef<GarmentViewer | undefined>(undefined);

  // Synchronises the viewer with the canvas and the blank; viewer and mesh are loaded here and nowhere earlier.
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const element = canvas.current;
    async function paint(): Promise<void> {
      const document = readStudio().history.present;
      const { drawingsOf } = await import('./viewer-parts.ts');
      const drawings = await drawingsOf(document);
      if (isGone || readStudio().history.present !== document) return;
      viewer.current?.show({ colour: linear(document), drawings });
      if (element) element.dataset['shown'] = String(drawings.length);
    }
    async function mount(): Promise<void> {
      const { canShowViewer, mountGarmentViewer, decodeMesh, loadMesh, savesData } = await import('./viewer-parts.ts');
      if (savesData() || !canShowViewer()) return setStatus('flat');
      const mesh = await decodeMesh(await loadMesh(isBlankKey(blank) ? blank : 'tee'));
      if (isGone || element === null) return;
      viewer.current = mountGarmentViewer(element, mesh, { colour: linear(readStudio().history.present) });
      setStatus(viewer.current === undefined ? 'flat' : 'shown');
      await paint();
    }
    mount().catch(() => !isGone && setStatus('flat'));
    const stop = useStudioStore.subscribe((state, before) => {
      if (state.history.present === before.history.present) return;
      clearTimeout(timer);
      timer = setTimeout(() => void paint().catch(() => setStatus('flat')), PAUSE_MS);
    });
    const handleLost = (event: Event): void => {
      event.preventDefault();
      onLost();
    };
    element?.addEventListener('webglcontextlost', handleLost);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
      element?.removeEventListener('webglcontextlost', handleLost);
      viewer.current?.dispose();
      viewer.current = undefined;
    };
  }, [blank, canvas, onLost]);

  return status;
}

/** The dye as linear light. */
function linear({ colour }: StudioDocument): readonly [number, number, number] {
  const channel = (at: number): number => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2;
  return [channel(1), channel(3), channel(5)];
}
