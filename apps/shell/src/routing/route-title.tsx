import { useLanguage } from '@orime/platform';
import { usePlatform, useTitle } from '@orime/platform/host';
import { useSyncExternalStore } from 'react';
import type { RouteRow } from './route-table.ts';

/** Keeps `document.title` on the shown row. A remote's title appears with its texts; until then the document's own stays. */
export function RouteTitle({ row }: { readonly row: RouteRow | undefined }) {
  const { translations, boot } = usePlatform();
  const language = useLanguage();
  const { owner, key } = row === undefined ? { owner: 'shell', key: 'not-found.title' } : { owner: row.owner, key: row.route.titleKey };
  const read = (): string | undefined => translations.messages(owner, language)?.[key];
  const title = useSyncExternalStore(translations.watch, read, read);
  useTitle(title ?? '', row === undefined || title !== undefined || boot.release.revision === 0);
  return null;
}
