/** Sends the visitor to the payment provider's page, which is no part of this site. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
