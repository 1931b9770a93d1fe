import { currentPlatform } from '../current-platform.ts';
import { useRoot } from './use-root.ts';

/** Null until the visitor has decided about cookies. */
export function useConsent(): boolean | null {
  return useRoot((state) => state.cookiesAccepted);
}

export function setConsent(isAccepted: boolean): void {
  currentPlatform().root.setState({ cookiesAccepted: isAccepted });
}
