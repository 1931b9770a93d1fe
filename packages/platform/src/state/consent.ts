import type { Consent } from '@orime/contracts/api/site/site';
import { currentPlatform } from '../current-platform.ts';
import { reportError } from '../telemetry/report-error.ts';
import { useRoot } from './use-root.ts';

/** The visitor's cookie decision; null until made. */
export function useConsent(): boolean | null {
  return useRoot((state) => state.cookiesAccepted);
}

/**
 * Applies the visitor's decision on analytics at once, in all tabs; a refusal drops queued page views (decision T16). The record is
 * sent when the network allows.
 */
export function setConsent(isAccepted: boolean): void {
  const platform = currentPlatform();
  platform.root.setState({ cookiesAccepted: isAccepted });
  platform.bus.publish('preference.consent-changed@1', { isAccepted });
  import('./record-consent.ts')
    .then(({ recordConsent }) => recordConsent(platform, isAccepted))
    .catch((error: unknown) => reportError(error, { info: 'the record of consent' }));
}

/**
 * What our server has recorded about counting visits, as proof: of the account for who is signed in, else of this browser. Null when
 * nothing is recorded. Rejects with the `ApiError` of the read.
 */
export async function readConsentRecord(): Promise<Consent | null> {
  const { findConsentRecord } = await import('./record-consent.ts');
  return findConsentRecord(currentPlatform());
}
