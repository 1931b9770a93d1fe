import { currentPlatform } from '../current-platform.ts';
import type { Theme } from './root-state.ts';
import { useRoot } from './use-root.ts';

export function useTheme(): Theme {
  return useRoot((state) => state.theme);
}

export function setTheme(theme: Theme): void {
  const { root, bus } = currentPlatform();
  root.setState({ theme });
  bus.publish('preference.theme-changed@1', { theme });
}
