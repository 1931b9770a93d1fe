import { isEmpty } from '@orime/contracts';

/** The api's own pattern. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** The api's own limit. */
export const MIN_PASSWORD = 10;

export function isEmail(value: string): boolean {
  return EMAIL.test(value.trim());
}

export function isStrongEnough(password: string): boolean {
  return !isEmpty(password) && password.length >= MIN_PASSWORD;
}

/** Six digits of an authenticator app, however they are spaced, or a recovery code. */
export function isCode(text: string): boolean {
  return /^(\d{6}|[\da-f]{8}-[\da-f]{8})$/i.test(text.replaceAll(/\s/g, ''));
}
