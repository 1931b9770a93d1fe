import { useEffect } from 'react';

/** Absolute without a place: it stands where the part begins and moves nothing. */
const RULES = `[data-remote] { outline: 2px dashed; outline-offset: -2px; }
[data-remote]::before {
  content: attr(data-remote) '@' attr(data-version);
  position: absolute; z-index: 2147483646; padding: 1px 6px; background: #1a1a1a; color: #fff; font: 12px/1.5 ui-monospace, monospace;
}`;

/** Outlines each part of the page under its name and version, also those that come later. */
export function useOutlines(): void {
  // Synchronises with elements of remotes, which this component does not draw.
  useEffect(() => {
    // Of all that shows pages, only jsdom has none.
    if (!('adoptedStyleSheets' in document)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(RULES);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
}
