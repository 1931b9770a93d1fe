import { useEffect } from 'react';
import { usePlatform } from '../platform-context.tsx';

/** Names the page after what it shows; undefined leaves the route's own title. The brand is appended. */
export function useDocumentTitle(title: string | undefined): void {
  const store = usePlatform().title;
  // Synchronises the page's title with the mounted screen.
  useEffect(() => {
    if (title === undefined || title === '') return undefined;
    store.setState({ screen: title });
    return () => store.setState({ screen: null });
  }, [store, title]);
}
