import { useEffect } from 'react';

/** What is covered by the menu is neither pressed nor reached by keyboard or assistive technology while it is open. */
export function useInertPageBehind(): void {
  // Synchronises the page behind with the menu.
  useEffect(() => {
    const behind = document.querySelectorAll<HTMLElement>('[data-behind-menu]');
    for (const element of behind) element.inert = true;
    return () => {
      for (const element of behind) element.inert = false;
    };
  }, []);
}
