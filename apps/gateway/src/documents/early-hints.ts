import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Preloads } from './preloads.ts';

/**
 * Tells a browser of the files of a page while the document is still being made (RFC 8297), as the document's own head does a moment
 * later. Only of a page that somebody goes to: programs may take the first status line for the answer. Images are left out: which ones
 * they are is data.
 */
export function sendEarlyHints(request: IncomingMessage, response: ServerResponse, preloads: Preloads): void {
  if (request.headers['sec-fetch-mode'] !== 'navigate') return;
  response.writeEarlyHints({ link: linksOf(preloads) });
}

function linksOf({ entries, scripts, lentScripts, styles, fonts, integrity }: Preloads): string[] {
  const script = (url: string, more: string): string => {
    const digest = integrity.get(url);
    return `<${url}>; rel=preload; as=script${more}${digest === undefined ? '' : `; integrity="${digest}"`}`;
  };
  return [
    ...entries.map((url) => script(url, '; fetchpriority=high')),
    ...scripts.map((url) => script(url, '')),
    ...styles.map((url) => `<${url}>; rel=preload; as=style`),
    ...fonts.map((url) => `<${url}>; rel=preload; as=font; type="font/woff2"; fetchpriority=low; crossorigin`),
    ...lentScripts.map((url) => script(url, '; fetchpriority=low')),
  ];
}
