import { recordPageView, useLocation } from '@orime/platform';
import { recordGenderHit, usePlatform } from '@orime/platform/host';
import { useEffect } from 'react';

/** What one committed change of the path leaves behind: a page view after consent, and a gender hit (decisions T16, T21). */
export function useVisit(): void {
  const { pathname } = useLocation();
  const platform = usePlatform();
  // Synchronises the records with the shown path; an effect, because a visit counts only when it was committed.
  useEffect(() => {
    recordPageView(pathname);
    recordGenderHit(platform, pathname);
  }, [pathname, platform]);
}
