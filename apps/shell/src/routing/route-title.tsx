import { htmlLang } from '@orime/contracts';
import { useLanguage } from '@orime/platform';
import { usePlatform, useTitle } from '@orime/platform/host';
import { useCallback, useSyncExternalStore } from 'react';
import type { RouteRow } from './route-table.ts';

/** Keeps `document.title` on the shown row. A remote's title appears with its texts; until then the document's own stays. */
export function RouteTitle({ row }: { readonly row: RouteRow | undefined }) {
  const { translations, boot } = usePlatform();
  const language = useLanguage();
  const { owner, key } = row === undefined ? { owner: 'shell', key: 'not-found.title' } : { owner: row.owner, key: row.route.titleKey };
  // useSyncExternalStore subscribes anew whenever the function changes.
  const subscribe = useCallback(
    (notify: () => void) => {
      translations.i18n.store.on('added', notify);
      return () => translations.i18n.store.off('added', notify);
    },
    [translations],
  );
  const read = (): string | undefined => translations.i18n.getResource(htmlLang(language), owner, key) as string | undefined;
  const title = useSyncExternalStore(subscribe, read, read);
  useTitle(title ?? '', row === undefined || title !== undefined || boot.release.revision === 0);
  return null;
}
