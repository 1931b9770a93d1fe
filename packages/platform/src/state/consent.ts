import { currentPlatform } from '../current-platform.ts';
import { reportError } from '../telemetry/report-error.ts';
import { useRoot } from './use-root.ts';

/** Null until the visitor has decided about cookies. */
export function useConsent(): boolean | null {
  return useRoot((state) => state.cookiesAccepted);
}

/**
 * Keeps the visitor's decision on counting visits, here and in the other tabs, and has it recorded. It counts at once: a
 * refusal drops what is waiting (decision T16). The record follows when the network allows.
 */
export function setConsent(isAccepted: boolean): void {
  const platform = currentPlatform();
  platform.root.setState({ cookiesAccepted: isAccepted });
  platform.bus.publish('preference.consent-changed@1', { isAccepted });
  import('./record-consent.ts')
    .then(({ recordConsent }) => recordConsent(platform, isAccepted))
    .catch((error: unknown) => reportError(error, { info: 'the record of consent' }));
}
