import { useEffect } from 'react';
import { usePlatform } from '../platform-context.tsx';

/** Sets the page title for the mounted screen; undefined keeps the route's title. The brand is appended. */
export function useDocumentTitle(title: string | undefined): void {
  const store = usePlatform().title;
  // Synchronises the page's title with the mounted screen.
  useEffect(() => {
    if (title === undefined || title === '') return undefined;
    store.setState({ screen: title });
    return () => store.setState({ screen: null });
  }, [store, title]);
}
