import { create } from '@orime/platform';

/** Whether the cookie settings are open. */
export const useConsentStore = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

/** From the banner, the footer and the privacy policy: the way back to the decision. */
export function openConsent(): void {
  useConsentStore.setState({ isOpen: true });
}

export function closeConsent(): void {
  useConsentStore.setState({ isOpen: false });
}
