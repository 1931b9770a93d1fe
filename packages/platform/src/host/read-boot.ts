import type { BootData } from '@orime/contracts';

export const BOOT_ID = 'orime-boot';

/** The boot data that the gateway wrote into the document. Throws when it is missing, since nothing can load without the release set. */
export function readBoot(document: Document): BootData {
  const text = document.getElementById(BOOT_ID)?.textContent;
  if (text === undefined || text === null) throw new Error(`The document has no #${BOOT_ID}.`);
  // Trusted: written by our own gateway of the same release.
  return JSON.parse(text) as BootData;
}

/** Boot data for pages without a gateway: a remote run alone, and tests. */
export function emptyBoot(part: Partial<BootData> = {}): BootData {
  return {
    release: { id: 'local', revision: 0, shell: '0.0.0', remotes: {} },
    data: {},
    language: 'en',
    theme: 'dark',
    market: 'US',
    gender: null,
    config: { bannerUrl: '/api/content/promo-banner', bannerApiKey: '', publicUrl: 'http://localhost:4000' },
    ...part,
  };
}
