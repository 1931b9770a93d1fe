import type { BootConfig } from './boot-data.ts';

const LIMIT = 50;

/** Where the messages of the banner are read: documents preload what the page asks for. */
export function bannerReadUrl({ bannerUrl, bannerApiKey }: Pick<BootConfig, 'bannerUrl' | 'bannerApiKey'>): string {
  const query = new URLSearchParams({ apiKey: bannerApiKey, limit: String(LIMIT) });
  return `${bannerUrl}${bannerUrl.includes('?') ? '&' : '?'}${query.toString()}`;
}
