import { useEffect } from 'react';

/** Outlines each part of the page, and those that come later; takes the outlines away at its end. */
export function useOutlines(): void {
  // Synchronises with elements of remotes, which this component does not draw.
  useEffect(() => {
    const outlined = new Set<HTMLElement>();
    const outline = (): void => {
      for (const region of document.querySelectorAll<HTMLElement>('[data-remote]')) {
        region.style.outline = '2px dashed';
        region.style.outlineOffset = '-2px';
        outlined.add(region);
      }
    };
    outline();
    const observer = new MutationObserver(outline);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      for (const { style } of outlined) {
        style.outline = '';
        style.outlineOffset = '';
      }
    };
  }, []);
}
