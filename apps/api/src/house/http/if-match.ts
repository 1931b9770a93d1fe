import { RequestError } from '../errors/request-error.ts';

/** Version a sender expects, from `If-Match: "3"`; undefined when none or any is expected. */
export function readIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1];
  if (version === undefined) throw new RequestError('validation', { fields: { 'if-match': 'is not a version' } });
  return Number(version);
}

/** Refuses a change made to an older version than the stored one, and says which one that is. */
export function assertVersion(expected: number | undefined, stored: number): void {
  if (expected !== undefined && expected !== stored) throw new RequestError('conflict', { details: { expected, version: stored } });
}
