/** The form in which addresses are stored and compared: without surrounding space, composed, in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
