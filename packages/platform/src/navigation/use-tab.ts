import { useSearchParams } from 'react-router-dom';

/**
 * The tab of a dashboard that the address asks for with `?tab=`; the first one without it and for an unknown value. The links to the
 * tabs are the route's `section.entries`, which the shell draws.
 */
export function useTab<const Tab extends string>(tabs: readonly [Tab, ...Tab[]]): Tab {
  const [search] = useSearchParams();
  const asked = search.get('tab');
  return tabs.find((tab) => tab === asked) ?? tabs[0];
}
