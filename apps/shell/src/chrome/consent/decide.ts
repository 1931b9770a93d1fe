import { setConsent } from '@orime/platform';

/** Keeps the decision. The question leaves with its buttons, so the focus goes to the page it stood before. */
export function decide(isAccepted: boolean): void {
  setConsent(isAccepted);
  document.getElementById('main')?.focus({ preventScroll: true });
}
