import { createHmac, timingSafeEqual } from 'node:crypto';
import { RequestError } from '../../../house/errors/request-error.ts';
import type { WebhookCall } from './mail-event.ts';

const toleranceSeconds = 300;

/**
 * Checks a call that is signed as Standard Webhooks describes (`v1,` and the base64 HMAC-SHA256 of id, time and body) and
 * gives its id. Throws `unauthenticated` without a secret, for another signature, and for a call older than five minutes.
 */
export function verifyStandardWebhook({ body, headers }: WebhookCall, secret: string | undefined, nowMs = Date.now()): string {
  const header = (name: string) =>
    [headers[`webhook-${name}`], headers[`svix-${name}`]].find((value): value is string => typeof value === 'string');
  const [id, timestamp, signatures] = [header('id'), header('timestamp'), header('signature')];
  if (secret === undefined || id === undefined || id.length > 200 || timestamp === undefined || signatures === undefined)
    throw new RequestError('unauthenticated');
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(nowMs / 1000 - Number(timestamp)) > toleranceSeconds)
    throw new RequestError('unauthenticated');
  const right = signStandardWebhook({ id, timestamp, body }, secret);
  // Several while a secret is being replaced.
  if (!signatures.split(' ').some((signature) => isSame(signature, right))) throw new RequestError('unauthenticated');
  return id;
}

export function signStandardWebhook(
  { id, timestamp, body }: { readonly id: string; readonly timestamp: string; readonly body: Buffer },
  secret: string,
): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`;
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
