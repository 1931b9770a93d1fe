import { lazy, Suspense } from 'react';

const DialogDesk = lazy(async () => ({ default: (await import('./desk/dialog-desk.tsx')).DialogDesk }));

export type CutOutDialogProps = {
  readonly picture: Blob;
  /** The finished picture as PNG or WebP; the dialog closes itself before. */
  readonly onDone: (result: Blob) => void;
  readonly onClose: () => void;
};

/** Takes the background of a picture away, over the page; its parts load when it is opened. */
export function CutOutDialog(props: CutOutDialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogDesk {...props} />
    </Suspense>
  );
}
