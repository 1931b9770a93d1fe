import { useEffect, useState } from 'react';

/** Absolute without a place: it stands where the part begins and moves nothing. */
const RULES = `[data-remote] { outline: 2px dashed; outline-offset: -2px; }
[data-remote]::before {
  content: attr(data-remote) '@' attr(data-version);
  position: absolute; z-index: 2147483646; padding: 1px 6px; background: #1a1a1a; color: #fff; font: 12px/1.5 ui-monospace, monospace;
}`;

/**
 * Outlines each part of the page, also those that come later, under its name and version, or its label where there is one.
 * @param labels by part, `remote@version`
 */
export function useOutlines(labels: ReadonlyMap<string, string>): void {
  // Of all that shows pages, only jsdom has none.
  const [sheet] = useState(() => ('adoptedStyleSheets' in document ? new CSSStyleSheet() : undefined));
  const rules = [RULES, ...[...labels].map(([part, label]) => labelRule(part, label))].join('\n');
  // Synchronises with elements of remotes, which this component does not draw.
  useEffect(() => sheet?.replaceSync(rules), [sheet, rules]);
  // The same: the sheet is the document's as long as the outlines are wanted.
  useEffect(() => {
    if (sheet === undefined) return undefined;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [sheet]);
}

/** JSON's quotes and escapes are CSS's, for the texts that occur here: names, versions, figures. */
function labelRule(part: string, label: string): string {
  const at = part.indexOf('@');
  const [remote, version, content] = [part.slice(0, at), part.slice(at + 1), label].map((text) => JSON.stringify(text));
  return `[data-remote=${remote ?? ''}][data-version=${version ?? ''}]::before { content: ${content ?? ''}; }`;
}
