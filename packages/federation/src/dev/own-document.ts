import type { BootData, ReleaseRemote } from '@orime/contracts';
import { CHANGES_PATH } from '../alone/change-feed.ts';

const BOOT = /(<script type="application\/json" id="orime-boot">)(.*?)(<\/script>)/s;
/** Ends before what a document has behind its root. */
const ROOT_MARKUP = /<div id="root">.*?<\/div>\n(?=<aside data-override|<noscript>|<\/body>)/s;

/**
 * A site's document with one remote of its release set exchanged. Its markup is left out, since it is that of the released version, and
 * the page loads anew when there is another build. Undefined for what is no document of a site.
 */
export function ownDocument(html: string, name: string, remote: ReleaseRemote): string | undefined {
  const json = BOOT.exec(html)?.[2];
  if (json === undefined) return undefined;
  const { rendered: _, countries: __, ...boot } = JSON.parse(json) as BootData; // Written by a gateway.
  const own: BootData = {
    ...boot,
    release: {
      ...boot.release,
      // Nothing of such a page counts as a figure, and it moves to no other release.
      override: `${name}@${remote.version}`,
      remotes: { ...boot.release.remotes, [name]: remote },
    },
  };
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const reload = `<script nonce="${nonce}">new EventSource('${CHANGES_PATH}').onmessage=()=>location.reload()</script>`;
  return html
    .replace(BOOT, (_all, start: string, _json, end: string) => start + JSON.stringify(own).replaceAll('<', String.raw`\u003c`) + end)
    .replace(ROOT_MARKUP, '<div id="root"></div>\n')
    .replaceAll(new RegExp(`<link rel="(?:preload|modulepreload)"[^>]* href="/r/${name}/[^>]*>\n?`, 'g'), '')
    .replace('</head>', `${reload}\n</head>`);
}
