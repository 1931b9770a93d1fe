import type { RemoteManifest } from '@orime/contracts';
import { get } from 'node:http';

export interface PageBodies {
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly document: number;
}

/** The manifests of what a site serves now, shell first. */
export async function liveManifests(site: string): Promise<readonly RemoteManifest[]> {
  const document = await (await fetch(site)).text();
  const boot = /id="orime-boot">(.*?)<\/script>/s.exec(document)?.[1] ?? '{}';
  // Written by the gateway of the same repository.
  const { release } = JSON.parse(boot) as { release: { shell: string; remotes: Readonly<Record<string, { version: string }>> } };
  const versions = Object.entries({ shell: { version: release.shell }, ...release.remotes });
  return Promise.all(
    versions.map(async ([name, { version }]) => (await (await fetch(`${site}/r/${name}/${version}/remote.json`)).json()) as RemoteManifest),
  );
}

/**
 * Encoded bodies of a page's first view: what the manifests say of the screen, of the shell around it and of the fragments in it, and the
 * document as it comes. What the document names beside, such as fonts, is looked up in the manifests, too.
 */
export async function predictedBodies(site: string, path: string, manifests: readonly RemoteManifest[]): Promise<PageBodies> {
  const answer = await fetch(site + path, { headers: { cookie: 'orime_lang=en' } });
  const html = await answer.text();
  // Of what it names, what is asked for at once: its style sheet names fonts of which no letter may come.
  const tags = [...html.matchAll(/<(?:link|script)\b[^>]*>/g)].map(([tag]) => tag);
  const named = new Set(tags.flatMap((tag) => /\/r\/[^"'\s)<]+/.exec(tag)?.[0] ?? []));
  const [shell] = manifests;
  const owner = /data-remote="([^"]+)"/.exec(html)?.[1];
  const bytes = { script: 0, style: 0, font: 0 };
  for (const { name, version, assets, chunks, entry } of manifests) {
    const isShell = name === shell?.name;
    const parts = isShell
      ? ['entry', 'boot', ...(owner === undefined ? [] : ['shared']), 'locale:en']
      : name === owner
        ? ['entry', 'boot', 'locale:en']
        : [];
    const files = new Set([...(isShell || name === owner ? [entry] : []), ...parts.flatMap((part) => chunks[part] ?? [])]);
    for (const asset of assets) {
      if (!(files.has(asset.path) || named.has(`/r/${name}/${version}/${asset.path}`))) continue;
      if (asset.kind === 'script' || asset.kind === 'style' || asset.kind === 'font') bytes[asset.kind] += asset.brotliBytes;
    }
  }
  return { ...bytes, document: await encodedLength(site + path) };
}

/** As it is sent: `fetch` would decode it. */
function encodedLength(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br', cookie: 'orime_lang=en', accept: 'text/html' } }, (answer) => {
      let length = 0;
      answer.on('data', (chunk: Buffer) => (length += chunk.byteLength));
      answer.on('end', () => resolve(length));
    }).on('error', reject);
  });
}
