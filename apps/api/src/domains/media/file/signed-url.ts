import { createHmac, timingSafeEqual } from 'node:crypto';

const lifetimeSeconds = 60;

/** An address of a private file that works for a minute, for whoever the caller has let see it. */
export function signedFileUrl(secret: string, fileId: string, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + lifetimeSeconds;
  return `/api/file/${fileId}?expires=${expires}&signature=${sign(secret, fileId, expires)}`;
}

export function isSignatureGood(secret: string, fileId: string, expires: number, signature: string, now = Date.now()): boolean {
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(secret, fileId, expires));
  return (
    given.length === right.length && timingSafeEqual(given, right) && expires * 1000 > now && expires * 1000 <= now + lifetimeSeconds * 1000
  );
}

function sign(secret: string, fileId: string, expires: number): string {
  return createHmac('sha256', secret).update(`private file\n${fileId}\n${expires}`).digest('base64url');
}
