import { currentPlatform } from '../current-platform.ts';
import type { Theme } from './root-state.ts';
import { useRoot } from './use-root.ts';

/** The page's current theme. */
export function useTheme(): Theme {
  return useRoot((state) => state.theme);
}

/** Selects the theme and publishes it to all parts and tabs. */
export function setTheme(theme: Theme): void {
  const { root, bus } = currentPlatform();
  root.setState({ theme });
  bus.publish('preference.theme-changed@1', { theme });
}
