import type { PrivacyRequest } from '@orime/contracts/api/office/privacy-request';

/** Time to answer a request: a month by the GDPR, counted as thirty days to be on the safe side. */
const DAYS = 30;
const DAY_MS = 86_400_000;
/** From here on a deadline is pointed out. */
const NEAR_DAYS = 7;

export interface Deadline {
  readonly at: string;
  readonly state: 'far' | 'near' | 'over';
}

/** Until when staff must have answered; undefined for what does not wait for them. It runs from when the address was confirmed. */
export function deadlineOf({ status, confirmedAt, createdAt }: PrivacyRequest, nowMs = Date.now()): Deadline | undefined {
  if (status !== 'with_staff') return undefined;
  const atMs = new Date(confirmedAt ?? createdAt).getTime() + DAYS * DAY_MS;
  const left = atMs - nowMs;
  return { at: new Date(atMs).toISOString(), state: left <= 0 ? 'over' : left < NEAR_DAYS * DAY_MS ? 'near' : 'far' };
}
