import { create } from '@orime/platform';

interface ConsentState {
  /** Whether the cookie settings are open. */
  readonly isOpen: boolean;
  /** Whether the first page has been there for long enough to be asked something else. */
  readonly mayAsk: boolean;
}

export const useConsentStore = create<ConsentState>(() => ({ isOpen: false, mayAsk: false }));

/** From now on a visitor who has not decided is asked. */
export function askConsent(): void {
  useConsentStore.setState({ mayAsk: true });
}

/** From the banner, the footer and the privacy policy: the way back to the decision. */
export function openConsent(): void {
  useConsentStore.setState({ isOpen: true });
}

export function closeConsent(): void {
  useConsentStore.setState({ isOpen: false });
}
