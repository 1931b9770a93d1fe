import { BRAND } from '@orime/contracts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { usePlatform } from '../platform-context.tsx';

/**
 * Sets `document.title`: the screen's title, else the route's, followed by the brand.
 * @param isKnown false while the route's title is loading; the document's title stays until then
 */
export function useTitle(routeTitle: string, isKnown = true): void {
  const { screen } = useStore(usePlatform().title);
  const title = screen ?? routeTitle;
  // Synchronises the document title with the mounted screen.
  useEffect(() => {
    if (screen === null && !isKnown) return;
    document.title = title === '' || title === BRAND.name ? BRAND.name : `${title} — ${BRAND.name}`;
  }, [title, screen, isKnown]);
}
