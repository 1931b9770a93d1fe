import { BRAND } from '@orime/contracts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { usePlatform } from '../platform-context.tsx';

/**
 * Writes `document.title`: what the screen says, else the route's title, and always the brand at the end.
 * @param isKnown false while the route's title is on its way: the document's own title stays until then
 */
export function useTitle(routeTitle: string, isKnown = true): void {
  const { screen } = useStore(usePlatform().title);
  const title = screen ?? routeTitle;
  // Synchronises the browser's title with the mounted screen.
  useEffect(() => {
    if (screen === null && !isKnown) return;
    document.title = title === '' || title === BRAND.name ? BRAND.name : `${title} — ${BRAND.name}`;
  }, [title, screen, isKnown]);
}
