import { useEffect } from 'react';

let tell: () => void;
/** Settles when the screen of the document's address is drawn, or has taken over the markup that came with the document. */
export const firstScreen = new Promise<void>((resolve) => (tell = resolve));

/** To be called by what draws the frame, or a screen: it tells the document's script, which keeps what was pressed before. */
export function useDrawn(part: 'frame' | 'screen'): void {
  // Synchronises the document with what React has taken over.
  useEffect(() => {
    dispatchEvent(new CustomEvent('orime-drawn', { detail: part }));
    if (part === 'screen') tell();
  }, [part]);
}
