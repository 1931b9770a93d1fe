import type { ImageRef } from '@orime/contracts';
import { lazy, Suspense, useState, type ReactNode } from 'react';

const ZoomDialog = lazy(() => import('../zoom/zoom-dialog.tsx').then((module) => ({ default: module.ZoomDialog })));

export type PhotoZoom = {
  /** Opens the photograph of this index on the whole screen. */
  readonly zoom: (index: number) => void;
  /** To be drawn once, anywhere. */
  readonly dialog: ReactNode;
};

/** All photographs of a page, opened larger from wherever they stand on it. */
export function usePhotoZoom(images: readonly ImageRef[], name: string): PhotoZoom {
  const [zoomed, setZoomed] = useState<number | null>(null);
  const dialog = zoomed !== null && (
    <Suspense fallback={null}>
      <ZoomDialog images={images} name={name} start={zoomed} onClose={() => setZoomed(null)} />
    </Suspense>
  );
  return { zoom: setZoomed, dialog };
}
